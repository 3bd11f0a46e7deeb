#!/bin/sh
# PostgreSQL goes on leading when its disk is full, and refuses every write. This hands the lead over while there is
# room left. Every five seconds on each database machine, as the user of PostgreSQL, with the variables of machine.env:
#   step-down.sh [MB that must be free, 1024 by default]
set -eu
least=${1:-1024}
api=http://$PATRONI_RESTAPI_CONNECT_ADDRESS
stamp=${STEPPED_DOWN:-/tmp/kaichuang-stepped-down}

free=$(df --output=avail --block-size=1M "$PATRONI_POSTGRESQL_DATA_DIR" | tail -n 1 | tr -d " ")
[ "$free" -lt "$least" ] || exit 0
curl -fs -o /dev/null --max-time 3 "$api/leader" || exit 0
# Where every disk is full, going round in circles would only make it worse.
[ -z "$(find "$stamp" -mmin -10 2>/dev/null)" ] || exit 0
touch "$stamp" || true
echo "只剩 $free MB，把主库交给同步的备机。" >&2
curl -fsS --max-time 60 "$api/switchover" -d "{\"leader\": \"$PATRONI_NAME\"}"

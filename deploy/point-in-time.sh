#!/bin/sh
# Brings a PostgreSQL back to any second (docs/operations.md). WAL_FOLDER and BASE_FOLDER name places on another machine.
#   point-in-time.sh archive PATH NAME          keeps one file of the log; archive_command calls it
#   point-in-time.sh base                       the daily copy that a recovery begins from
#   point-in-time.sh recover DAY NEW TIME …     starts what the database was at TIME in the folder NEW; … is for pg_ctl
set -eu
for bin in /usr/lib/postgresql/*/bin; do PATH=$PATH:$bin; done

archive() {
  kept=$WAL_FOLDER/$2
  # After a crash PostgreSQL brings a file once more. Another one of the same name must never go over it.
  if [ -f "$kept" ]; then cmp -s "$1" "$kept"; exit; fi
  cp "$1" "$kept.tmp"
  sync "$kept.tmp"
  mv "$kept.tmp" "$kept"
}

base() {
  pg_basebackup -D "$BASE_FOLDER/$(date +%F)" -Ft -z -X stream -c fast
}

recover() {
  base=$BASE_FOLDER/$1 new=$2 time=$3
  shift 3
  mkdir -m 700 "$new"
  tar -xzf "$base/base.tar.gz" -C "$new"
  tar -xzf "$base/pg_wal.tar.gz" -C "$new/pg_wal"
  # Debian keeps these elsewhere; nobody else shall come in before somebody has looked.
  [ -f "$new/postgresql.conf" ] || : >"$new/postgresql.conf"
  [ -f "$new/pg_hba.conf" ] || echo 'local all all peer' >"$new/pg_hba.conf"
  cat >>"$new/postgresql.auto.conf" <<END
archive_mode = off
restore_command = 'cp "$WAL_FOLDER/%f" "%p"'
recovery_target_time = '$time'
recovery_target_action = 'promote'
END
  touch "$new/recovery.signal"
  pg_ctl -D "$new" -l "$new/recovery.log" -w start "$@" || { tail -n 20 "$new/recovery.log" >&2; exit 1; }
}

command=$1
shift
case $command in
  archive | base | recover) "$command" "$@" ;;
  *) sed -n '2,5s/^# //p' "$0" >&2 && exit 2 ;;
esac

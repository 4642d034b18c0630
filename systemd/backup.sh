#!/bin/sh
# A copy of the database that KOGGE_DB names, into a folder; those of the last so many days stay. The drill is part of it: a copy that
# cannot be restored, or whose games do not replay by the rules, is none.
#     backup.sh FOLDER DAYS
set -eu
folder=$1 days=$2
copy="$folder/kogge-$(date +%Y-%m-%dT%H%M%S).db"
kogge db backup "$copy"
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
KOGGE_DB="sqlite:///$trial/restored.db" kogge db restore "$copy"
KOGGE_DB="sqlite:///$trial/restored.db" kogge db verify
find "$folder" -name 'kogge-*.db' -mtime +"$days" -delete

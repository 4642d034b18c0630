#!/bin/sh
# Makes its arguments one after the other, as far as they succeed, and says at the end how long each took.
took= failed=0
for part in "$@"; do
    began=$(date +%s)
    $MAKE --no-print-directory "$part" || failed=$?
    took="$took$(printf '%6d s  %s' $(($(date +%s) - began)) "$part")
"
    [ "$failed" = 0 ] || break
done
printf '%s' "$took"
exit "$failed"

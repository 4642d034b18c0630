#!/bin/sh
# Runs `make` for each argument until one fails, then prints how long each took.
times= failed=0 start=$(date +%s)
for part in "$@"; do
    began=$(date +%s)
    $MAKE --no-print-directory "$part" || failed=$?
    times="$times$(printf '%6d s  %s' $(($(date +%s) - began)) "$part")
"
    [ "$failed" = 0 ] || break
done
printf '%s%6d s  in all\n' "$times" $(($(date +%s) - start))
exit "$failed"

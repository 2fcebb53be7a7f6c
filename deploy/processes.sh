#!/bin/sh
# Configures nginx for these processes and reloads it without breaking connections:
#
#   deploy/processes.sh one=127.0.0.1:8081 two=127.0.0.1:8082
#
# PUBLIC_ADDRESS of the process `one` is then play.example.org/at/one. A process written as -one=127.0.0.1:8081 keeps its
# tables but gets no new ones. FILE is the file included by deploy/nginx.conf; NGINX is the command for nginx.
set -eu
FILE=${FILE:-/etc/nginx/flipside-processes.conf}
NGINX=${NGINX:-nginx}

[ $# -gt 0 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
for process in "$@"; do
  case ${process#-} in
    *[!A-Za-z0-9_.:=-]* | *=*=* | =* | *=) echo "$process is not NAME=HOST:PORT" >&2; exit 2 ;;
    *=*:*) ;;
    *) echo "$process is not NAME=HOST:PORT" >&2; exit 2 ;;
  esac
done

new=$FILE.new
{
  echo 'upstream flipside {'
  echo '  random;'
  for process in "$@"; do
    # A process that answers 503 for one table still serves all the others.
    case $process in -*) ;; *) echo "  server ${process#*=} max_fails=0;" ;; esac
  done
  echo '  keepalive 32;'
  echo '}'
  for process in "$@"; do
    name=${process%%=*}
    echo "upstream at-${name#-} { server ${process#*=} max_fails=0; keepalive 16; }"
  done
  echo 'map $process $place {'
  echo '  default "";'
  for process in "$@"; do
    name=${process%%=*}
    echo "  ${name#-} at-${name#-};"
  done
  echo '}'
} >"$new"

[ ! -f "$FILE" ] || cp "$FILE" "$FILE.old"
mv "$new" "$FILE"
[ "$NGINX" != none ] || exit 0
if ! $NGINX -t -q; then
  [ ! -f "$FILE.old" ] || mv "$FILE.old" "$FILE"
  echo 'nginx refuses that; nothing was changed' >&2
  exit 1
fi
$NGINX -s reload

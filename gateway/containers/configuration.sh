#!/bin/sh
# nginx's configuration in the gateway's container: the templates of a version (see versions), filled in with the
# container's variables.
#   configuration start         that of the live version, before nginx starts
#   configuration try 1.0.0-…   whether nginx takes that version's; guests go on with the live one
#   configuration use           nginx goes on with the live version's, and ends what is under way as it began
set -eu
cd "$NGINX_TMP"

# Docker's name server has another address than Podman's; Kubernetes names its own.
export RESOLVER="${RESOLVER:-$(awk '$1 == "nameserver" { print $2 ~ /:/ ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)}"

refuse() {
    echo "configuration: $1" >&2
    exit 1
}

# Into the folder of that name here.
fill_in() {
    from=$VERSIONS/$1
    [ -d "$from" ] || refuse "there is no version $1"
    GATEWAY_VERSION=$(cat "$from/version.json")
    export GATEWAY_VERSION
    for step in "$from"/*.envsh; do . "$step"; done
    names=$(env | sed -n 's/^\([A-Z][A-Z_]*\)=.*/${\1}/p')
    rm -rf "$2"
    # That of a front end's own nginx is no business of the gateway's.
    (cd "$from" && find . -name '*.template' ! -name static.conf.template) | while read -r name; do
        mkdir -p "$2/${name%/*}"
        envsubst "$names" <"$from/$name" >"$2/${name%.template}"
    done
}

# Under a name of its own, so that the link is swapped in one step.
link_live() {
    fill_in "$1" "filled-in-$1"
    ln -sfn "filled-in-$1" .live
    mv -T .live live
    find . -maxdepth 1 -name 'filled-in-*' ! -name "filled-in-$1" -exec rm -rf {} +
}

# By another name than the live one, which may be the same version.
try() {
    (fill_in "$1" tried && nginx -t -q -e stderr -c "$NGINX_TMP/tried/nginx.conf") || { rm -rf tried; exit 1; }
    rm -rf tried
}

case "$1" in
start)
    link_live "$(readlink "$VERSIONS/live")"
    ;;
try)
    try "$2"
    ;;
use)
    version=$(readlink "$VERSIONS/live")
    try "$version"
    link_live "$version"
    nginx -s reload -e stderr -c "$NGINX_TMP/live/nginx.conf"
    ;;
*)
    refuse "start, try or use, not $1"
    ;;
esac

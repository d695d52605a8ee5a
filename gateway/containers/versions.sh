#!/bin/sh
# The versions of a front end, or of the gateway's configuration, in the volume that outlives the container: a folder each,
# and the link "live" to the one that guests get. scripts/lib/versions.mjs does the same for npm start.
#   versions list                  the newest first, the live one with a star
#   versions take 1.0.0-… SHA256   a build, from a tar on the standard input; guests go on with the live one
#   versions live 1.0.0-…          from the next page on guests get this one
#   versions drop 1.0.0-…          one that is not live goes
#   versions start                 the image's own, unless it was here before: it may have been rolled back since
set -eu
KEPT=5
VERSION='[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{12}'
BUILT=${BUILT:-/opt/peanut/built}
# Replicas share the volume, and each counts its processes from one.
OWN=$$${HOSTNAME:+-$HOSTNAME}
cd "$VERSIONS"

refuse() {
    echo "versions: $1" >&2
    exit 1
}

known() {
    ls -1t | grep -Ex "$VERSION" || true
}

live() {
    [ -d "$1" ] || refuse "there is no version $1"
    rm -f ".live-$OWN"
    ln -s "$1" ".live-$OWN"
    mv -T ".live-$OWN" live
    known | tail -n +$((KEPT + 1)) | grep -vx "$1" | xargs -r rm -rf
}

# Whole or not at all: the last step is a rename.
arrive() {
    touch ".$1-$OWN"
    # Another replica may be quicker with the same.
    [ -d "$1" ] || mv -T ".$1-$OWN" "$1" 2>/dev/null || [ -d "$1" ]
    rm -rf ".$1-$OWN"
}

case "$1" in
list)
    now=$(readlink live || true)
    for version in $(known); do
        [ "$version" = "$now" ] && echo "* $version" || echo "  $version"
    done
    ;;
take)
    echo "$2" | grep -Eqx "$VERSION" || refuse "$2 is no version"
    mkdir ".$2-$OWN"
    cat >".$2-$OWN.tar"
    if echo "$3  .$2-$OWN.tar" | sha256sum -c --status && tar -xmf ".$2-$OWN.tar" -C ".$2-$OWN"; then
        rm ".$2-$OWN.tar"
    else
        rm -rf ".$2-$OWN.tar" ".$2-$OWN"
        refuse "$2 did not arrive whole"
    fi
    arrive "$2"
    ;;
live)
    live "$2"
    ;;
drop)
    [ "$2" != "$(readlink live)" ] || refuse "$2 is live"
    echo "$2" | grep -Eqx "$VERSION" || refuse "$2 is no version"
    rm -rf "$2"
    ;;
start)
    version=$(ls "$BUILT")
    if [ ! -d "$version" ]; then
        # What was cut off; a younger one may be what another replica is at.
        find . -maxdepth 1 -name '.[0-9]*' -mmin +60 -exec rm -rf {} +
        cp -r "$BUILT/$version" ".$version-$OWN"
        arrive "$version"
        live "$version"
    fi
    [ -e live ] || live "$version"
    ;;
*)
    refuse "list, take, live, drop or start, not $1"
    ;;
esac

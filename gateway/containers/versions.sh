#!/bin/sh
# The versions of a front end, or of the gateway's configuration, in the volume that outlives the container: a folder each,
# and the link "live" to the one that guests get. ops/deploy/versions.mjs does the same for npm start.
#   versions list                  the newest first, the live one with a star
#   versions take 1.0.0-… SHA256   a build, from a tar on the standard input; guests go on with the live one
#   versions live 1.0.0-…          from the next page on guests get this one
#   versions drop 1.0.0-…          one that is not live goes
#   versions check                 which files of the live one are not as they were published; fails when there are any
#   versions start                 the image's own, unless it was here before: it may have been rolled back since. Damaged
#                                  files come from the image, or the last whole version takes over
set -eu
KEPT=5
VERSION='[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{12}'
SUMS=SHA256SUMS
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
    echo "$1" | grep -Eqx "$VERSION" || refuse "$1 is no version"
    [ -d "$1" ] || refuse "there is no version $1"
    whole "$1" || refuse "the files of $1 are damaged: deploy it again, or choose another version"
    rm -f ".live-$OWN"
    ln -s "$1" ".live-$OWN"
    mv -T ".live-$OWN" live
    sync .
    known | tail -n +$((KEPT + 1)) | grep -vx "$1" | xargs -r rm -rf
}

# Of all files below a folder, their own list apart.
sums_of() {
    (cd "$1" && find . -type f ! -path "./$SUMS" -exec sha256sum {} + | sed 's|  \./|  |')
}

# One of an earlier release has no sums.
whole() {
    [ -f "$1/version.json" ] && { [ ! -e "$1/$SUMS" ] || (cd "$1" && sha256sum -c --status "$SUMS" 2>/dev/null); }
}

# Whole or not at all: all of it is on the disk before the last step, a rename.
arrive() {
    touch ".$1-$OWN"
    find ".$1-$OWN" -exec sync {} +
    if [ -d "$1" ] && ! { [ -e "$1/$SUMS" ] && whole "$1"; }; then
        # It keeps its place in the row of versions.
        touch -r "$1" ".$1-$OWN"
        mv -T "$1" ".$1-$OWN-damaged" 2>/dev/null || true
    fi
    # Another replica may be quicker with the same.
    [ -d "$1" ] || mv -T ".$1-$OWN" "$1" 2>/dev/null || [ -d "$1" ]
    sync .
    rm -rf ".$1-$OWN" ".$1-$OWN-damaged"
}

# A second name for another file would be served as the build's own.
plain() {
    [ -z "$(find "$1" ! -type d ! -type f -print -o -type f -links +1 -print | head -n 1)" ]
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
    arriving=.$2-$OWN
    give_up() {
        rm -rf "$arriving.tar" "$arriving"
        refuse "$1"
    }
    mkdir "$arriving"
    cat >"$arriving.tar"
    echo "$3  $arriving.tar" | sha256sum -c --status && tar -tf "$arriving.tar" >/dev/null 2>&1 ||
        give_up "$2 did not arrive whole"
    # Before anything is unpacked: a file could go through a link.
    tar -tvf "$arriving.tar" | grep -qv '^[-d]' && give_up "$2 has links, or files that are none"
    tar -xmf "$arriving.tar" -C "$arriving" || give_up "$2 did not arrive whole"
    rm "$arriving.tar"
    plain "$arriving" || give_up "$2 has links, or files that are none"
    sums_of "$arriving" >"$arriving.sums"
    mv "$arriving.sums" "$arriving/$SUMS"
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
    # What was cut off; a younger one may be what another replica is at.
    find . -maxdepth 1 -name '.[0-9]*' -mmin +60 -exec rm -rf {} +
    isNew=
    [ -d "$version" ] || isNew=1
    if [ -n "$isNew" ] || [ ! -e "$version/$SUMS" ] || ! whole "$version"; then
        [ -n "$isNew" ] || echo "versions: the files of $version come from the image again" >&2
        cp -r "$BUILT/$version" ".$version-$OWN"
        sums_of "$BUILT/$version" >".$version-$OWN/$SUMS"
        arrive "$version"
    fi
    [ -z "$isNew" ] && [ -L live ] || live "$version"
    now=$(readlink live)
    if ! whole "$now"; then
        for other in $(known); do
            whole "$other" || continue
            echo "versions: the files of $now are damaged; guests get $other instead" >&2
            live "$other"
            break
        done
    fi
    ;;
check)
    now=$(readlink live) || refuse 'nothing is live'
    whole "$now" && exit 0
    echo "the files of $now are damaged:"
    (cd "$now" && sha256sum -c --quiet "$SUMS" 2>/dev/null | sed 's/: FAILED.*//') || true
    exit 1
    ;;
*)
    refuse "list, take, live, drop, check or start, not $1"
    ;;
esac

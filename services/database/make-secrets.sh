#!/bin/sh
# Makes up a password for everyone once, and hands each part its own in a volume that only this part mounts.
set -eu
umask 022
cd /secrets

# A file is there whole or not at all: a half-written password would never be made anew.
put() {
  cat >"$1.new"
  mv "$1.new" "$1"
}

for name in postgres menu admin redis; do
  [ -s "passwords/$name" ] || head -c 24 /dev/urandom | base64 | tr '+/' '-_' | put "passwords/$name"
done

database_of() {
  echo "postgres://peanut_$1:$(cat "passwords/$1")@postgres:5432/peanut"
}

redis_url="redis://:$(cat passwords/redis)@redis:6379"

put postgres/password <passwords/postgres
put redis/password <passwords/redis
echo "requirepass $(cat passwords/redis)" | put redis/redis.conf
echo "MENU_DATABASE_URL=$(database_of menu)" | put menu/menu.env
put admin/admin.env <<END
ADMIN_DATABASE_URL=$(database_of admin)
REDIS_URL=$redis_url
END
echo "REDIS_URL=$redis_url" | put ai/ai.env

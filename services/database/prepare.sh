#!/bin/sh
# Gives each service its role and schema in Postgres. Run at every start: an old database may lack them, or know
# other passwords.
set -eu
export PGHOST=postgres PGUSER=postgres PGDATABASE=peanut PGCONNECT_TIMEOUT=10
PGPASSWORD=$(cat /secrets/passwords/postgres)
export PGPASSWORD

sql() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --single-transaction \
    --set=database=peanut --set=menu_role=peanut_menu --set=admin_role=peanut_admin \
    --set=menu_password="$(cat /secrets/passwords/menu)" --set=admin_password="$(cat /secrets/passwords/admin)" "$@"
}

if [ -z "$(sql --command="SELECT 1 FROM pg_roles WHERE rolname = 'peanut_menu'")" ]; then
  sql --file=/opt/peanut/prepare.sql
fi
sql <<'END'
ALTER ROLE :"menu_role" PASSWORD :'menu_password' CONNECTION LIMIT 40;
ALTER ROLE :"admin_role" PASSWORD :'admin_password' CONNECTION LIMIT 40;
END

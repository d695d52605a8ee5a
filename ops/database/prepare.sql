-- A schema and a role for each service; a role can neither see the other's schema nor create one.
-- :database, :menu_role, :menu_password, :admin_role and :admin_password are filled in by psql or by the test stack.
CREATE ROLE :"menu_role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'menu_password';
CREATE ROLE :"admin_role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'admin_password';
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO :"menu_role", :"admin_role";
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA menu AUTHORIZATION :"menu_role";
CREATE SCHEMA admin AUTHORIZATION :"admin_role";

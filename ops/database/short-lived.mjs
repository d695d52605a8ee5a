// Imported by programs that end soon: optimising Postgres' code would cost them more than it gives back.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--liftoff-only');

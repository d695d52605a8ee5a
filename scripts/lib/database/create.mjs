// Makes the files of a new embedded database, and ends: initdb needs memory that would never be given back.
//   node create.mjs FOLDER
import { openCluster } from './cluster.mjs';
import './short-lived.mjs';

const db = await openCluster(process.argv[2]);
await db.close();

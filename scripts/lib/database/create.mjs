// Makes the files of a new embedded database, and ends: initdb needs memory that would never be given back.
//   node create.mjs FOLDER
import { makeCluster } from './new-cluster.mjs';
import './short-lived.mjs';

await makeCluster(process.argv[2]);

// Makes the files of a new embedded database, and ends: initdb needs memory that would never be given back.
//   node create.mjs FOLDER
import { memoryProblem } from '../process/memory.mjs';
import { makeCluster } from './new-cluster.mjs';
import './short-lived.mjs';

await makeCluster(process.argv[2]).catch((error) => {
  process.stderr.write(`${error.stack ?? error}\n${memoryProblem(error) ?? error.message}\n`);
  process.exit(1);
});

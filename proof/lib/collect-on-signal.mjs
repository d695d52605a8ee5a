// Preloaded into the parts: SIGUSR2 collects garbage, so that memory can be compared without what is merely not yet freed.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());

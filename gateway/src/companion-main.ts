import { createCompanion } from './companion.js';
import { readListenAddress, readUpstreams } from './env.js';
import { listen } from './listen.js';

listen(createCompanion(readUpstreams()), readListenAddress());

import { createCompanion } from './companion.js';
import { readListenAddress, readUpstreams, readVersion } from './env.js';
import { listen } from './listen.js';

listen(createCompanion(readUpstreams(), readVersion()), readListenAddress());

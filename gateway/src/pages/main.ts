import { readListenAddress, readUpstreams, readVersion } from '../env.js';
import { listen } from '../listen.js';
import { createPageServer } from './page-server.js';

listen(createPageServer(readUpstreams(), readVersion()), readListenAddress());

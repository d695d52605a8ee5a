import { readDevServer, readFolders, readListenAddress, readUpstreams } from './env.js';
import { createGateway } from './gateway.js';
import { listen } from './listen.js';

const server = createGateway({
  services: readUpstreams().services,
  folders: readFolders(),
  devServer: readDevServer(),
});
listen(server, readListenAddress());

import { readDevServer, readEntrance, readFolders, readListenAddress, readUpstreams } from './env.js';
import { createGateway } from './gateway.js';
import { listen } from './listen.js';

try {
  const server = createGateway({
    services: readUpstreams().services,
    folders: readFolders(),
    devServer: readDevServer(),
    entrance: readEntrance(),
  });
  listen(server, readListenAddress());
} catch (error) {
  process.stderr.write(`gateway: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

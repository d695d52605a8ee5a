import { followCertificate } from './tls/certificate-renewal.js';
import {
  readCertificateFiles,
  readDevServer,
  readOriginSettings,
  readFolders,
  readListenAddress,
  readUpstreams,
  readVersion,
} from './env.js';
import { createGateway } from './gateway.js';
import { listen } from './listen.js';

/** The launcher shows such a line to whoever started the product. */
const warn = (sentence: string) => void process.stderr.write(`warning: ${sentence}\n`);

try {
  const files = readCertificateFiles();
  const server = createGateway({
    services: readUpstreams().services,
    folders: readFolders(),
    devServer: readDevServer(),
    originSettings: readOriginSettings(),
    version: readVersion(),
    certificate: files && followCertificate(files, warn),
  });
  listen(server, readListenAddress());
} catch (error) {
  process.stderr.write(`gateway: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

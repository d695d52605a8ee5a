import { unwatchFile, watchFile } from 'node:fs';
import { readCertificate, warningOf, type Certificate, type CertificateFiles } from './certificate.js';

/** A certificate whose files may be replaced while it is in use. */
export interface FollowedCertificate {
  current: Certificate;
  /** Hands each renewed certificate to `use`, until the function that it returns is called. */
  follow(use: (renewed: Certificate) => void): () => void;
}

const EVERY = 60_000;

/**
 * Reads a certificate, and looks at its files once a minute. `warn` is told, in a sentence, of one that ends soon, and of a
 * renewed one that cannot be used: then the one from before stays.
 * @throws Error whose sentence names the variable, when the first one cannot be used
 */
export function followCertificate(
  files: CertificateFiles,
  warn: (sentence: string) => void,
  interval = EVERY,
): FollowedCertificate {
  const read = () => {
    const certificate = readCertificate(files);
    const warning = warningOf(certificate);
    if (warning) warn(warning);
    return certificate;
  };
  const paths = [files.cert, files.key];
  return {
    current: read(),
    follow(use) {
      const renew = () => {
        try {
          use(read());
        } catch (error) {
          warn(`${(error as Error).message} The certificate from before stays.`);
        }
      };
      for (const path of paths) watchFile(path, { interval, persistent: false }, renew);
      return () => paths.forEach((path) => unwatchFile(path, renew));
    },
  };
}

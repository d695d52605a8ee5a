import { statSync } from 'node:fs';
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
  // Taken before the files are read: what changes meanwhile is seen the next time.
  let state = stateOf(files);
  return {
    current: read(),
    follow(use) {
      const look = () => {
        const before = state;
        state = stateOf(files);
        if (state === before) return;
        try {
          use(read());
        } catch (error) {
          warn(`${(error as Error).message} The certificate from before stays.`);
        }
      };
      const timer = setInterval(look, interval).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Another text when a file was written or replaced. */
const stateOf = ({ cert, key }: CertificateFiles) => `${changeOf(cert)} ${changeOf(key)}`;

function changeOf(path: string): string {
  try {
    const { ino, mtimeMs } = statSync(path);
    return `${ino}/${mtimeMs}`;
  } catch {
    return 'gone';
  }
}

import { HTTPS_ADDS } from '@peanut/contracts';
import type * as qrCode from '@peanut/ui/qr-code';
import { useId } from 'react';
import { useLatePart } from '../../late/use-late-part';
import { Message } from '../message';

const loadEncoder = () => import('@peanut/ui/qr-code');

interface QrCodeProps {
  /** The origin that guests open. */
  address: string;
}

/** The menu's address as a QR code, to look at and to print. */
export function QrCode({ address }: QrCodeProps) {
  const id = useId();
  const { part: encoder, hasFailed, retry } = useLatePart(loadEncoder);
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm tracking-wide text-cream-300">
        QR code
      </h3>
      {hasFailed ? (
        <Message onRetry={retry}>The QR code couldn’t be drawn. Check your connection and try again.</Message>
      ) : (
        <div className="flex flex-col items-start gap-4 sm:flex-row">
          <div
            aria-busy={!encoder}
            className="aspect-square w-48 max-w-full shrink-0 bg-white forced-color-adjust-none"
          >
            {encoder && <encoder.QrImage text={address} />}
          </div>
          <div className="min-w-0 max-w-full text-sm text-pretty text-cream-300">
            <p className="text-base break-words text-cream-100">{address}</p>
            <p className="mt-1">Put it on the counter: guests scan it and have the menu.</p>
            {noteOn(address)}
            {encoder && (
              <a
                href={`data:image/svg+xml,${encodeURIComponent(svgOf(encoder.drawQrCode(address)))}`}
                download="menu-qr-code.svg"
                className="caps focus-ring mt-4 inline-flex min-h-11 items-center justify-center border border-accent-line px-3 py-2.5 text-center text-cream-100 transition hover:border-accent hover:bg-accent-soft sm:px-6"
              >
                Download QR code
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** What an owner has to know of this address. */
function noteOn(address: string) {
  const { protocol } = new URL(address);
  if (isThisMachine(address))
    return (
      <Note>
        Phones can’t open this address. Open the page by the address that your machine has in the network, or
        set PUBLIC_ORIGIN, and the code follows.
      </Note>
    );
  return protocol === 'http:' && <Note>{HTTPS_ADDS}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <p className="mt-2 border-l-2 border-accent pl-3 text-cream-100">{children}</p>
);

/** Whether the address leads each device to itself. */
function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The file for a printer: dark on white, whatever it is put on. */
const svgOf = ({ size, path }: qrCode.QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1000" height="1000" ` +
  `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;

// Pictures that are sent: who may, and what is made of the bytes.
import type { Mutation, Suite } from '../mutation.js';

const refused = (test: string): Suite => ({
  project: 'service',
  file: 'services/admin/test/images-refused.test.ts',
  servers: true,
  test,
});
const URLS = 'services/admin/src/images/upload-urls.ts';
const ENCODER = 'services/admin/src/images/encoding/make-widths.ts';
/** The service runs the encoder from its build. */
const builds = ['services/admin'];

export const PICTURES: Mutation[] = [
  {
    name: 'signature of an upload address',
    file: URLS,
    from: "if (!ours || given.toString('base64url') !== signature)",
    to: 'if (false)',
    suite: refused('an upload address is not forged by another signature'),
  },
  {
    name: 'expiry of an upload address',
    file: URLS,
    from: "state = 'open' AND expires_at > now()",
    to: "state = 'open'",
    suite: refused('an upload address expires'),
  },
  {
    name: 'one picture for an upload address',
    file: URLS,
    from: "id = $1 AND state = 'open' AND",
    to: 'id = $1 AND',
    suite: refused('an upload address is good for one picture'),
  },
  {
    name: 'an upload address ends with its session',
    file: URLS,
    from: 'WHERE token_hash = images.session_hash AND ${SESSION_ENDS_AT} > now())',
    to: 'WHERE ${SESSION_ENDS_AT} > now())',
    suite: refused('an upload address ends with the session'),
  },
  {
    name: 'largest picture',
    file: 'services/admin/src/images/receive-body.ts',
    from: 'if (size > maxBytes) throw tooLarge();',
    to: '',
    suite: refused('one byte above 10 MB, without a length'),
  },
  {
    name: 'most pixels',
    file: ENCODER,
    from: 'if (head.width * head.height > LANDING_IMAGE.maxPixels)',
    to: 'if (false)',
    builds,
    suite: refused('a picture bomb'),
  },
  {
    name: 'no decoder but those of pictures',
    file: ENCODER,
    from: "sharp.block({ operation: ['VipsForeignLoad'] });",
    to: '',
    builds,
    suite: refused('what is no picture SVG with a script'),
  },
  {
    name: 'pictures are encoded anew, without metadata',
    file: ENCODER,
    from: 'const whole = await encode(pixels, LARGEST.width);',
    to: "const whole = await (await import('node:fs/promises')).readFile(source);",
    builds,
    suite: {
      project: 'service',
      file: 'services/admin/test/images.test.ts',
      servers: true,
      test: 'leaves out of jpeg where it was taken',
    },
  },
];

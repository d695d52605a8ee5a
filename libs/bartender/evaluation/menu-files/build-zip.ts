import { crc32, deflateRawSync } from 'node:zlib';

const NAMES_ARE_UTF8 = 0x0800;
const SIZES_BEHIND = 0x0008;
const DEFLATED = 8;
/** 1 January 2024, as archives write days. */
const DAY = 0x5821;
const VERSION = 20;

interface Entry {
  name: Buffer;
  data: Buffer;
  packed: Buffer;
  method: number;
  flags: number;
}

function entry([name, bytes]: readonly [string, Uint8Array], isStreamed: boolean): Entry {
  const data = Buffer.from(bytes);
  // An office file begins with its kind, which is not packed.
  const method = name === 'mimetype' || name.endsWith('/') ? 0 : DEFLATED;
  return {
    name: Buffer.from(name),
    data,
    packed: method === 0 ? data : deflateRawSync(data),
    method,
    flags: NAMES_ARE_UTF8 | (isStreamed ? SIZES_BEHIND : 0),
  };
}

function sizesOf({ data, packed }: Entry): Buffer {
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(data), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  return sizes;
}

function head(signature: string, one: Entry, versions: number): Buffer {
  const start = Buffer.alloc(4 + 2 * versions + 8);
  start.write(signature, 'latin1');
  for (let at = 0; at < versions; at++) start.writeUInt16LE(VERSION, 4 + 2 * at);
  const rest = 4 + 2 * versions;
  start.writeUInt16LE(one.flags, rest);
  start.writeUInt16LE(one.method, rest + 2);
  start.writeUInt16LE(DAY, rest + 6);
  return start;
}

function localPart(one: Entry): Buffer {
  const isStreamed = (one.flags & SIZES_BEHIND) > 0;
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(one.name.length, 0);
  return Buffer.concat([
    head('PK\x03\x04', one, 1),
    isStreamed ? Buffer.alloc(12) : sizesOf(one),
    lengths,
    one.name,
    one.packed,
    ...(isStreamed ? [Buffer.from('PK\x07\x08', 'latin1'), sizesOf(one)] : []),
  ]);
}

function listed(one: Entry, offset: number): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(one.name.length, 0);
  rest.writeUInt32LE(offset, 14);
  return Buffer.concat([head('PK\x01\x02', one, 2), sizesOf(one), rest, one.name]);
}

/** An archive of files by their names, in their order. */
export function buildZip(files: readonly (readonly [string, Uint8Array])[], isStreamed = false): Buffer {
  const entries = files.map((file) => entry(file, isStreamed));
  const locals = entries.map(localPart);
  let offset = 0;
  const list = entries.map((one, at) => {
    const part = listed(one, offset);
    offset += locals[at]?.length ?? 0;
    return part;
  });
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS) refuses an OpenDocument spreadsheet without styles.xml.
# OpenDocument 1.3, part 2, 3.1: a package holds one or more of content.xml, styles.xml, meta.xml and settings.xml; none but
# a document's own part has to be there. With an empty styles.xml the same file is read.
# Seen: "Error: Cannot find file styles.xml in zip", then "A1 = Harbour".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --ignore-scripts --no-audit --no-fund --silent @e965/xlsx@0.20.3 fflate@0.8.3
cat >try.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import { read } from '@e965/xlsx';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const KIND = 'application/vnd.oasis.opendocument.spreadsheet';
const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${ODF}:office:1.0" xmlns:table="${ODF}:table:1.0" xmlns:text="${ODF}:text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Menu"><table:table-row><table:table-cell office:value-type="string"><text:p>Harbour</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${KIND}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
const styles = `<?xml version="1.0" encoding="UTF-8"?><office:document-styles xmlns:office="${ODF}:office:1.0" office:version="1.3"/>`;
const parts = { mimetype: [strToU8(KIND), { level: 0 }], 'content.xml': strToU8(content), 'META-INF/manifest.xml': strToU8(manifest) };

let refusal = 'none';
try {
  read(zipSync(parts), { type: 'array' });
} catch (error) {
  refusal = String(error);
}
const { Sheets } = read(zipSync({ ...parts, 'styles.xml': strToU8(styles) }), { type: 'array' });
console.log(refusal);
console.log(`A1 = ${Sheets.Menu.A1.v}`);
if (refusal !== 'Error: Cannot find file styles.xml in zip' || Sheets.Menu.A1.v !== 'Harbour') process.exit(1);
JS
node try.mjs

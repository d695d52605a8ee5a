import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { repeat } from './calls.mjs';

const PICTURE = readFileSync(join(ROOT, 'shell/public/images/owners-1200.webp'));
/** So many drinks of each list stay; further ones are made in place of the oldest. */
const KEPT = 8;
const STEPS_A_MINUTE = 30;
/** A picture each so many steps. */
const UPLOAD_EVERY = 15;

export const OWNER_PER_MINUTE = { write: STEPS_A_MINUTE, upload: STEPS_A_MINUTE / UPLOAD_EVERY };

const COCKTAIL = { ingredients: ['2 oz gin'], glass: 'Coupe', ice: 'None', prep: 'Stir.' };
const WHISKEY = {
  ...{ spirit: 'Rye', proof: 100, profile: 'Oak', notes: 'Dry', water: 'None', rest: 'None' },
  rationale: 'It is there.',
};

/** The owner, who keeps account of every change that was acknowledged. */
export class Owner {
  constructor(calls, bar, cookie) {
    Object.assign(this, { calls, bar, cookie, made: 0, writes: 0, uploads: 0, subtitle: undefined });
    this.drinks = { cocktails: new Map(), whiskeys: new Map() };
  }

  async work(isOver) {
    const [{ name: spirit }] = JSON.parse((await this.calls.ask('list', '/api/spirit-options')).text);
    const steps = [
      () => this.add('cocktails', { ...COCKTAIL, spirit, description: 'Of the soak.' }),
      () => this.saveEdits(),
      () => this.add('whiskeys', { ...WHISKEY, number: 10_000 + this.made }),
      () => this.editStale(),
      () => this.setSubtitle(),
      () => this.removeOldest('cocktails'),
      () => this.removeOldest('whiskeys'),
    ];
    return repeat(60_000 / STEPS_A_MINUTE, isOver, async (round) => {
      await steps[round % steps.length]();
      if (round % UPLOAD_EVERY === 1) await this.uploadPicture();
    });
  }

  /** A write with a key of its own, so that it may be sent again. */
  write(method, path, { body, version, expect, key = randomUUID() } = {}) {
    this.writes += 1;
    const headers = {
      Cookie: this.cookie,
      'Idempotency-Key': key,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(version && { 'If-Match': `"${version}"` }),
    };
    return this.calls.ask('write', path, { method, headers, expect, body: body && JSON.stringify(body) });
  }

  /** Sends it twice, as after an answer that was lost: one drink comes of it. */
  async add(list, fields) {
    this.made += 1;
    const sent = { body: { ...fields, name: `Soak ${this.made}` }, expect: [201], key: randomUUID() };
    const first = await this.write('POST', `/api/${list}`, sent);
    const again = await this.write('POST', `/api/${list}`, sent);
    if (!first || !again) return;
    const drink = JSON.parse(first.text);
    this.drinks[list].set(drink.id, drink);
    if (JSON.parse(again.text).id !== drink.id)
      this.calls.errors.push(`write: one key made two drinks: ${drink.name}`);
  }

  async saveEdits() {
    for (const drink of [...this.drinks.cocktails.values()].slice(-3)) {
      const body = { glass: `Glass ${this.writes}` };
      const sent = { body, version: drink.version };
      const answer = await this.write('PATCH', `/api/cocktails/${drink.id}`, sent);
      if (answer) this.drinks.cocktails.set(drink.id, JSON.parse(answer.text));
    }
  }

  /** What somebody else has changed meanwhile is not written over. */
  async editStale() {
    const drink = [...this.drinks.cocktails.values()].find(({ version }) => version > 1);
    if (!drink) return;
    const sent = { body: { glass: 'A lost one' }, version: drink.version - 1, expect: [412] };
    await this.write('PATCH', `/api/cocktails/${drink.id}`, sent);
  }

  async setSubtitle() {
    const value = `Open, ${this.writes}`;
    const answer = await this.write('PUT', '/api/admin/settings/bar_subtitle', { body: { value } });
    if (answer) this.subtitle = value;
  }

  async removeOldest(list) {
    const [oldest] = this.drinks[list].values();
    if (this.drinks[list].size <= KEPT) return;
    const answer = await this.write('DELETE', `/api/${list}/${oldest.id}`, { expect: [204] });
    if (answer) this.drinks[list].delete(oldest.id);
  }

  async uploadPicture() {
    const headers = { Cookie: this.cookie };
    const place = await this.calls.ask('write', '/api/images/upload', { method: 'POST', headers });
    if (!place) return;
    const { uploadURL } = JSON.parse(place.text);
    const put = { method: 'PUT', headers: { ...headers, 'Content-Type': 'image/webp' }, body: PICTURE };
    if (!(await this.calls.ask('upload', uploadURL, { ...put, expect: [200, 201, 204] }))) return;
    this.uploads += 1;
    const imageURL = uploadURL.replace(/\?.*/, '');
    if (await this.write('PUT', '/api/images/landing', { body: { imageURL } }))
      this.bar.picture = `${imageURL}?w=640`;
  }

  /** What the product does not hold as it was acknowledged, one text each; a drink that is there twice is one. */
  async lostOrDoubled() {
    const read = async (path) =>
      JSON.parse((await this.calls.ask('list', path, { headers: { Cookie: this.cookie } })).text);
    const faults = [];
    for (const [list, known] of Object.entries(this.drinks)) {
      const found = (await read(`/api/${list}`)).filter(({ name }) => /^Soak \d+$/.test(name));
      if (found.length !== known.size) faults.push(`${found.length} ${list} instead of ${known.size}`);
      for (const { id, name, glass } of known.values())
        if (!found.some((drink) => drink.id === id && drink.name === name && drink.glass === glass))
          faults.push(`${name} of ${list} is not as it was acknowledged`);
    }
    const { value } = await read('/api/admin/settings/bar_subtitle');
    if (value !== this.subtitle) faults.push(`the subtitle is "${value}" instead of "${this.subtitle}"`);
    return faults;
  }
}

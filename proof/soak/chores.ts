import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { RESTORE_POINTS } from '../../libs/contracts/src/input-limits.js';
import { call, change, type Answer, type Change } from '../lib/call.js';
import { untilNotBusy } from '../lib/owner.mjs';
import type { Product } from '../lib/products.js';

const PICTURE = readFileSync(join(ROOT, 'shell/public/images/owners-1200.webp'));
const COCKTAIL = {
  ...{ name: 'Soak', spirit: 'gin', description: 'Of the soak.', ingredients: ['2 oz gin'] },
  ...{ glass: 'Coupe', ice: 'None', prep: 'Stir.' },
};

/** What an owner does besides saving drinks, again and again. */
export class OwnersChores {
  done = 0;
  readonly errors: string[] = [];
  /** The address of the last picture. */
  picture: string | undefined;

  constructor(
    private readonly product: Product,
    private readonly cookie: string,
  ) {}

  private async send(method: string, path: string, expected: number, given: Change = {}): Promise<Answer> {
    const init = { method, ...change(this.cookie, this.product.baseUrl, { key: randomUUID(), ...given }) };
    const answer = await untilNotBusy(() => call(this.product.baseUrl + path, init));
    if (answer.status !== expected)
      this.errors.push(`${method} ${path}: ${answer.status || answer.reason} ${answer.text.slice(0, 200)}`);
    return answer;
  }

  private expect(isTrue: boolean, text: string): void {
    if (!isTrue) this.errors.push(text);
  }

  async doAll(): Promise<void> {
    await this.saveTwice();
    await this.switchShelf();
    await this.makePoints();
    await this.setSubtitle();
    await this.uploadPicture();
    this.done += 1;
  }

  /** One drink comes of a change that is sent again; what somebody else has changed meanwhile is not written over. */
  private async saveTwice(): Promise<void> {
    const given = { body: COCKTAIL, key: randomUUID() };
    const first = (await this.send('POST', '/api/cocktails', 201, given)).body as { id: string };
    const again = (await this.send('POST', '/api/cocktails', 201, given)).body as { id: string };
    this.expect(first.id === again.id, 'one key made two drinks');
    const path = `/api/cocktails/${first.id}`;
    await this.send('PATCH', path, 200, { body: { glass: 'Another' }, version: 1 });
    await this.send('PATCH', path, 412, { body: { glass: 'A lost one' }, version: 1 });
    await this.send('DELETE', path, 204);
  }

  /** Something on the shelf runs out, is bought and is given away. */
  private async switchShelf(): Promise<void> {
    const body = { name: `Bottle ${this.done} of the soak` };
    const { id } = (await this.send('POST', '/api/shelf', 201, { body })).body as { id: string };
    await this.send('PATCH', `/api/shelf/${id}`, 200, { body: { isStocked: false } });
    await this.send('PATCH', `/api/shelf/${id}`, 200, { body: { isStocked: true } });
    await this.send('DELETE', `/api/shelf/${id}`, 204);
  }

  /** Points of each Save make room for one another; one with a name waits until it is let go. */
  private async makePoints(): Promise<void> {
    const path = '/api/restore-points';
    await this.send('POST', path, 201, { body: {} });
    const body = { name: `Evening ${this.done} of the soak` };
    const { id } = (await this.send('POST', path, 201, { body })).body as { id: string };
    await this.send('GET', `${path}/${id}`, 200);
    await this.send('DELETE', `${path}/${id}`, 204);
    const points = (await this.send('GET', path, 200)).body as { name: string | null }[];
    const { length } = points.filter((point) => point.name === null);
    this.expect(length <= RESTORE_POINTS.maxUnnamed, `${length} restore points without a name were kept`);
    await this.send('GET', '/api/export', 200);
  }

  private async setSubtitle(): Promise<void> {
    const path = '/api/admin/settings/bar_subtitle';
    const value = `Open, ${this.done}`;
    await this.send('PUT', path, 200, { body: { value } });
    const { body } = await this.send('GET', path, 200);
    this.expect((body as { value?: string }).value === value, `the subtitle is not "${value}"`);
  }

  private async uploadPicture(): Promise<void> {
    const { body } = await this.send('POST', '/api/images/upload', 200);
    const { uploadURL = '' } = body as { uploadURL?: string };
    const headers = { cookie: this.cookie, 'content-type': 'image/webp' };
    const put = { method: 'PUT', headers, body: PICTURE };
    const { status } = await untilNotBusy(() => call(this.product.baseUrl + uploadURL, put));
    this.expect(status >= 200 && status < 300, `a picture was answered by ${status}`);
    const imageURL = uploadURL.replace(/\?.*/, '');
    await this.send('PUT', '/api/images/landing', 200, { body: { imageURL } });
    this.picture = `${imageURL}?w=640`;
  }
}

import { differing, greyOf, likeness, mirrored, type Grey } from '../../pictures.js';
import { seenAt } from './leaf.js';
import { pause } from '../../visit.js';
import { TENTH, type Card, type Side } from './card.js';

const OTHER = { front: 'back', back: 'front' } as const;

/** Of a card that was turned back, so many pixels may differ from what it was. */
const SAME = 0.001;
/** Engines draw the edges of letters a little otherwise on what was turned. */
const SAME_BUT_FOR_EDGES = 0.01;

/** Engines move a line of text by a pixel, when what it is on has turned. */
const MOVED = 1;

/** A face that is seen at its angle is as much like itself that lies flat, and by so much less like any other picture. */
const ALIKE = 0.9;
const APART = 0.04;

/** Compares what a card shows with its two faces, each drawn flat and alone. */
export class Judge {
  readonly #card: Card;
  readonly #flat: Record<Side, Buffer>;

  private constructor(card: Card, flat: Record<Side, Buffer>) {
    this.#card = card;
    this.#flat = flat;
  }

  /** Of a card that has been turned once, so that it has its back. */
  static async of(card: Card): Promise<Judge> {
    return new Judge(card, { front: await card.flat('front'), back: await card.flat('back') });
  }

  /** Throws where the card shows anything but the one face, whole and upright. */
  rest(): Promise<void> {
    return settled(async () => {
      const side = await this.#card.side();
      const share = await differing(this.#flat[side], await this.#card.picture(), MOVED);
      return share > SAME_BUT_FOR_EDGES && `The ${side} at rest: ${percent(share)} is not of it.`;
    });
  }

  /** Turns it over, and looks at each tenth of the way, where either face is in sight. */
  async turn(): Promise<void> {
    const faces = { front: await greyOf(this.#flat.front), back: await greyOf(this.#flat.back) };
    await this.#card.beginHeldTurn();
    for (let tenth = 1; tenth < 10; tenth += 1) await settled(() => this.#held(tenth, faces));
    await this.#card.letGo();
  }

  async #held(tenth: number, faces: Record<Side, Grey>): Promise<string | false> {
    const { side, angle, face } = await this.#card.heldAt(tenth * TENTH);
    const known = [faces[side], mirrored(faces[side]), faces[OTHER[side]], mirrored(faces[OTHER[side]])];
    const [own = 0, ...others] = await Promise.all(known.map((one) => likeness(face, seenAt(one, angle))));
    const isOne = own >= ALIKE && Math.max(...others) <= own - APART;
    return !isOne && `${tenth} tenths of a turn: ${side} ${own}, mirrored and the other ${others.join(', ')}`;
  }

  /** Throws where the card is not what it was. */
  same(before: Buffer): Promise<void> {
    return settled(async () => {
      const share = await differing(before, await this.#card.picture(), MOVED);
      return share > SAME && `${percent(share)} of the card is not as it was.`;
    });
  }
}

/** A busy machine paints a layer some frames late: what is wrong stays wrong. Throws what is. */
async function settled(look: () => Promise<string | false>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const wrong = await look();
    if (wrong === false) return;
    if (tries === 5) throw new Error(wrong);
    await pause(500);
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

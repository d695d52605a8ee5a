import { logIn, type Owner } from '../operations/support/owner.js';
import type { Product } from '../operations/support/product.js';
import type { Browser, EngineName, LaunchOptions } from './browser/browser.js';
import { launch } from './browser/launch.js';
import { Network } from './network.js';
import { Visit } from './visit.js';

/** What a case works with: an engine, the product, and a way between them that is the case's own. */
export interface Scene {
  engine: EngineName;
  product: Product;
  network: Network;
  /** The owner's calls, past all browsers. */
  owner(): Promise<Owner>;
  /** Starts a browser of the engine; it ends with the case. A phone's size, where nothing else is said. */
  visit(options?: Partial<LaunchOptions>): Promise<Visit>;
}

export interface Case {
  /** A sentence that is true when it passes. */
  name: string;
  /** Where an engine cannot show it at all, the reason. */
  notIn?: Partial<Record<EngineName, string>>;
  run(scene: Scene): Promise<void>;
}

export const PHONE = { width: 390, height: 844 };

/** One login for all cases: the product allows few a minute. */
const owners = new WeakMap<Product, Promise<Owner>>();

function ownerOf(product: Product): Promise<Owner> {
  const owner = owners.get(product) ?? logIn(product);
  owners.set(product, owner);
  return owner;
}

/** Runs a case; rejects with what was wrong. */
export async function runCase({ run }: Case, engine: EngineName, product: Product): Promise<void> {
  const network = await Network.to(product.url);
  const browsers: Browser[] = [];
  try {
    await run({
      engine,
      product,
      network,
      owner: () => ownerOf(product),
      async visit(options) {
        const browser = await launch(engine, { ...PHONE, ...options });
        browsers.push(browser);
        return new Visit(browser, network.address);
      },
    });
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await network.stop();
  }
}

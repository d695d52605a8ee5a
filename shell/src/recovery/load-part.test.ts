import { fakeFetch } from '@peanut/web/testing';
import { partLoader } from './load-part';

const BASE = 'https://bar.test/mf-ai/1.0.0/assets/page.js';
const at = (file: string) => `https://bar.test/mf-ai/1.0.0/assets/${file}`;
const CHAT = at('chat.js');

/** A browser whose imports fail for these addresses, as often as it says. */
function browser(failures: Record<string, number> = {}) {
  const asked: string[] = [];
  const stuck: string[] = [];
  const bring = (address: string) => {
    asked.push(address);
    const left = failures[address] ?? 0;
    failures[address] = left - 1;
    return left > 0 ? Promise.reject(new TypeError('lost')) : Promise.resolve(address);
  };
  const load = partLoader({ bring, onStuck: (address) => stuck.push(address) });
  return { load: () => load('./chat.js', BASE), asked, stuck };
}

const code: Record<string, string> = {
  [CHAT]: 'import{a}from"./common.js";import"./limits.js";const b=import("./late.js");export{a}',
  [at('common.js')]: 'import{b as c}from "./chat.js";export const a=1;',
  [at('limits.js')]: '',
};
const filesCome = () =>
  fakeFetch(({ url }) => ({ body: code[url] ?? '', status: code[url] === undefined ? 404 : 200 }));

it('loads a part once, from its own address', async () => {
  const calls = filesCome();
  const { load, asked } = browser();
  expect(await Promise.all([load(), load()])).toEqual([CHAT, CHAT]);
  expect(await load()).toBe(CHAT);
  expect(asked).toEqual([CHAT]);
  expect(calls).toEqual([]);
});

it('imports a part that failed from another address, once its files and what they import are there', async () => {
  const calls = filesCome();
  const { load, asked, stuck } = browser({ [CHAT]: 1 });
  expect(await load()).toBe(`${CHAT}#1`);
  expect(calls.map(({ url }) => url)).toEqual([CHAT, at('common.js'), at('limits.js')]);
  expect(await load()).toBe(`${CHAT}#1`);
  expect(asked).toEqual([CHAT, `${CHAT}#1`]);
  expect(stuck).toEqual([]);
});

it('does not import what is not there, and asks again at the next call', async () => {
  fakeFetch(({ url }) => (url === at('limits.js') ? { status: 503 } : { body: code[url] ?? '' }));
  const { load, asked, stuck } = browser({ [CHAT]: Infinity });
  await expect(load()).rejects.toThrow(`${at('limits.js')}: 503`);
  expect(asked).toEqual([CHAT]);
  filesCome();
  expect(await load()).toBe(`${CHAT}#1`);
  expect(stuck).toEqual([]);
});

it('tells of a part whose files are all there and which cannot be imported', async () => {
  filesCome();
  const { load, stuck } = browser({ [CHAT]: Infinity, [`${CHAT}#1`]: 1 });
  await expect(load()).rejects.toThrow('lost');
  expect(stuck).toEqual([CHAT]);
  expect(await load()).toBe(`${CHAT}#2`);
});

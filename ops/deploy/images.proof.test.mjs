import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../lib/command-line.mjs';
import { deployImage, rollbackImage } from './images.mjs';

/** An engine without containers: it keeps its state in a file and answers what deploying asks of Docker. */
const ENGINE = `#!/usr/bin/env node
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const file = process.env.ENGINE_STATE;
const state = JSON.parse(readFileSync(file, 'utf8'));
const args = process.argv.slice(2);
const print = (lines) => process.stdout.write(lines.map((line) => line + '\\n').join(''));
const fail = (why) => { console.error(why); process.exitCode = 1; };
const values = { '{{.State.Running}}': () => 'true', '{{.Image}}': ({ image }) => image };
const health = ({ health }) => 'true ' + health + ' 0';
const commands = {
  'compose ps': () => print(Object.keys(state.containers)),
  'compose build': () => { state.images['peanut-menu'] = state.built; },
  'compose up': () => {
    const wanted = Number(args[args.indexOf('--scale') + 1].split('=')[1]);
    for (let count = Object.keys(state.containers).length; count < wanted; count += 1)
      state.containers['new-' + count] = { image: state.images['peanut-menu'], health: state.healthOfNew };
  },
  'inspect --format': () => print(args.slice(3).map((id) => (values[args[2]] ?? health)(state.containers[id]))),
  'image inspect': () => {
    const id = state.images[args[4]];
    if (id) print([id]);
    else fail('No such image: ' + args[4]);
  },
  'tag': () => { state.images[args[2]] = args[1]; },
  'stop': () => {},
  'rm': () => { delete state.containers[args.at(-1)]; },
  'logs': () => print(['the database is of another planet']),
};
const name = [args.slice(0, 2).join(' '), args[0]].find((each) => each in commands);
if (name) commands[name]();
else fail('unknown: ' + args.join(' '));
appendFileSync(file + '.log', args.join(' ') + '\\n');
if (!['compose ps', 'inspect --format', 'image inspect', 'logs'].includes(name)) writeFileSync(file, JSON.stringify(state));
`;

let folder = '';
const path = process.env.PATH;
const stateFile = () => join(folder, 'state.json');
const state = () => JSON.parse(readFileSync(stateFile(), 'utf8'));
const change = (/** @type {object} */ part) =>
  writeFileSync(stateFile(), JSON.stringify({ ...state(), ...part }));
const log = () => readFileSync(`${stateFile()}.log`, 'utf8').split('\n');
const images = () => Object.values(state().containers).map(({ image }) => image);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-engine-'));
  writeFileSync(join(folder, 'docker'), ENGINE);
  chmodSync(join(folder, 'docker'), 0o755);
  const running = { image: 'first', health: 'healthy' };
  writeFileSync(
    stateFile(),
    JSON.stringify({
      containers: { 'old-a': running, 'old-b': running },
      images: { 'peanut-menu': 'first' },
      built: 'second',
      healthOfNew: 'healthy',
    }),
  );
  Object.assign(process.env, { PATH: `${folder}:${path}`, ENGINE_STATE: stateFile() });
});

afterEach(() => {
  process.env.PATH = path;
  delete process.env.ENGINE_STATE;
  rmSync(folder, { recursive: true });
});

test('as many new containers as run take over, and the old ones stop when the new ones are healthy', async () => {
  expect(await deployImage('menu')).toEqual({ image: 'second', isNew: true });
  expect(images()).toEqual(['second', 'second']);
  const said = log();
  expect(said).toContain('compose up -d --no-deps --no-build --no-recreate --scale menu=4 menu');
  const looked = said.findLastIndex((line) => line.includes('.State.Health.Status'));
  expect(said.slice(looked).filter((line) => line.startsWith('stop '))).toEqual(['stop old-a', 'stop old-b']);
  expect(said.slice(0, looked).join()).not.toContain('stop');
  expect(state().images).toEqual({ 'peanut-menu': 'second', 'peanut-menu:previous': 'first' });
});

test('the image before comes back the same way, and the way back has a way forth', async () => {
  change({ images: { 'peanut-menu': 'first', 'peanut-menu:previous': 'older' } });
  expect(await rollbackImage('menu')).toBe('older');
  expect(images()).toEqual(['older', 'older']);
  expect(state().images).toEqual({ 'peanut-menu': 'older', 'peanut-menu:previous': 'first' });
});

test('there is no way back to an image that is not there', async () => {
  await expect(rollbackImage('menu')).rejects.toThrow('There is no image of menu before the one that runs.');
});

test('new containers that do not become healthy go, with their words; the old ones never stop', async () => {
  change({ healthOfNew: 'unhealthy' });
  const refusal = await deployImage('menu').catch((error) => error);
  expect(refusal).toBeInstanceOf(UserError);
  expect(refusal.message).toContain('no new container became healthy');
  expect(refusal.message).toContain('the database is of another planet');
  expect(images()).toEqual(['first', 'first']);
  expect(log().filter((line) => line.startsWith('stop'))).toEqual([]);
  // What is started next is what runs.
  expect(state().images).toEqual({ 'peanut-menu': 'first' });
});

test('nothing is replaced when the build made the image that runs', async () => {
  change({ built: 'first' });
  expect(await deployImage('menu')).toEqual({ image: 'first', isNew: false });
  expect(log().filter((line) => line.startsWith('compose up'))).toEqual([]);
});

test('a part that does not run is to be started first', async () => {
  change({ containers: {} });
  await expect(deployImage('menu')).rejects.toThrow('menu does not run. Start it first');
});

import { addressProblem } from './server-address.js';

const POSTGRES = ['postgres:', 'postgresql:'];
const problemOf = (text: string): string | undefined => addressProblem(text, POSTGRES);

describe('addressProblem', () => {
  it.each([
    'postgres://bar:w%23rd1@host/bar',
    'postgresql://bar:a%40b%25@host:5432/bar?sslmode=require',
    'postgres://bar:a@b@host/bar',
    'postgres://host/bar?application_name=me@home',
    'postgres://host:5432?options=a@b',
    'postgres://postgres@localhost/postgres?host=%2Ftmp%2Fa',
    'postgres://[::1]:5432/bar',
  ])('takes %s', (text) => expect(problemOf(text)).toBeUndefined());

  it.each([
    ['postgres://bar:w#rd1@host/bar', '#', '%23'],
    ['postgres://bar:1#rd1@host/bar', '#', '%23'],
    ['postgres://bar:w/rd1@host/bar', '/', '%2F'],
    ['postgres://bar:12/3@host/bar', '/', '%2F'],
    ['postgres://bar:w?rd1@host/bar', '?', '%3F'],
    ['postgres://b#r:word@host/bar?sslmode=require', '#', '%23'],
    ['postgres://bar:a@b#c@host/bar', '#', '%23'],
    ['postgres://bar:100%@host/bar', '%', '%25'],
    ['postgres://bar:%zz@host/bar', '%', '%25'],
  ])('says of %s how to write %s', (text, sign, code) =>
    expect(problemOf(text)).toBe(
      `has a ${sign} in its user or password, where it means something else: write it as ${code}`,
    ),
  );

  it.each(['http://host/bar', 'host/bar', ''])('asks for the right beginning instead of "%s"', (text) =>
    expect(problemOf(text)).toBe('must be an address that starts with postgres:// or postgresql://'),
  );

  it('lets the path of a page have any sign', () => {
    expect(addressProblem('https://host/@bar/v1', ['http:', 'https:'])).toBeUndefined();
    expect(addressProblem('https://', ['https:'])).toBe('must be an address that starts with https://');
  });

  it('asks for a whole address', () =>
    expect(problemOf('postgres://host:port/bar')).toBe(
      'must be a whole address, as in postgres://user:password@host/name',
    ));
});

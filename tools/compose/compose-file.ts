import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** One service of docker-compose.yml, as far as the tests read it. */
export interface ComposeService {
  image?: string;
  build?: { context: string; target?: string; dockerfile?: string; args?: Record<string, string> };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  init?: boolean;
  pids_limit?: number;
  mem_limit?: string;
  cpus?: number;
  ulimits?: { nofile: number };
  restart?: string;
  stop_grace_period?: string;
  logging?: { options: Record<string, string> };
  tmpfs?: string[];
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  extra_hosts?: string[];
  pid?: string;
  environment?: Record<string, string | number>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; interval?: string; timeout?: string; disable?: boolean };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, unknown>;
}

/** Text of a file, by its path from the repository's root. */
export function readText(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
}

/** Takes away what the file before said: to the tests, the empty list that it is put at. */
const RESET = { tag: '!reset', collection: 'seq' } as const;

/** A compose file with its `<<` merged. */
export function readComposeFile(name = 'docker-compose.yml'): ComposeFile {
  return parse(readText(name), { merge: true, customTags: [RESET] }) as ComposeFile;
}

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { folded, near } from '@bluemoon/engine/near';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `loopback` sends pushes to this machine, too. */
export const PUSH_SETTINGS = ['on', 'off', 'loopback'] as const;
export type PushSetting = (typeof PUSH_SETTINGS)[number];

/** How one process of the server runs. */
export interface Settings {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Null: an embedded PostgreSQL is started in the data folder. */
  readonly databaseUrl: string | null;
  readonly data: string;
  /** Null: players reach the server at the address it listens on. */
  readonly publicUrl: string | null;
  readonly proxies: number;
  readonly bots: number;
  readonly ratedLeastChoices: number;
  readonly ratedMostOfAPair: number;
  readonly limits: 'on' | 'off';
  readonly push: PushSetting;
  readonly log: LogLevel;
}

/** A setting that cannot be used; the message is one line and names the setting. */
export class SettingFault extends Error {
  override readonly name = 'SettingFault';
}

/** Also of a bundled server, which has the class once more. */
export const isSettingFault = (error: unknown): error is SettingFault =>
  error instanceof Error && error.name === 'SettingFault';

export interface Known {
  /** `--option` on the command line, `VARIABLE` in the environment. */
  readonly option: string;
  readonly variable: string;
  readonly value: string;
  readonly about: string;
  readonly usual: string;
}

/** All settings, for `--help`, for the documents, and to find misspelt ones. */
export const KNOWN_SETTINGS = {
  host: {
    option: 'host',
    variable: 'BLUEMOON_HOST',
    value: 'ADDRESS',
    about: 'the address to listen on; 0.0.0.0 for all of this machine',
    usual: '127.0.0.1',
  },
  port: {
    option: 'port',
    variable: 'PORT',
    value: 'NUMBER',
    about: 'the port to use; the next free one if it is taken, 0 for any free one',
    usual: '4173',
  },
  databaseUrl: {
    option: 'database',
    variable: 'DATABASE_URL',
    value: 'URL',
    about: 'a PostgreSQL server; without it one is started in the data folder',
    usual: '',
  },
  data: {
    option: 'data',
    variable: 'BLUEMOON_DATA',
    value: 'FOLDER',
    about: 'where the started PostgreSQL keeps its files',
    // For root, PostgreSQL runs as another user, who cannot enter /root.
    usual: process.getuid?.() === 0 ? '/var/lib/bluemoon' : '~/.bluemoon',
  },
  publicUrl: {
    option: 'public-url',
    variable: 'BLUEMOON_PUBLIC_URL',
    value: 'URL',
    about: 'the address by which players reach the server, if it is another one',
    usual: '',
  },
  proxies: {
    option: 'proxies',
    variable: 'BLUEMOON_PROXIES',
    value: 'NUMBER',
    about: 'how many proxies stand in front of the server',
    usual: '0',
  },
  bots: {
    option: 'bots',
    variable: 'BLUEMOON_BOTS',
    value: 'NUMBER',
    about: 'threads for the house bots; 0 for no house bots',
    usual: '1',
  },
  ratedLeastChoices: {
    option: 'rated-least-choices',
    variable: 'RATED_LEAST_CHOICES',
    value: 'NUMBER',
    about: 'rated games with fewer choices do not count',
    usual: '10',
  },
  ratedMostOfAPair: {
    option: 'rated-most-of-a-pair',
    variable: 'RATED_MOST_OF_A_PAIR',
    value: 'NUMBER',
    about: 'how many rated games of the same two players count within a day',
    usual: '10',
  },
  limits: {
    option: 'limits',
    variable: 'BLUEMOON_LIMITS',
    value: 'on|off',
    about: 'how often one address or player may ask; off only to measure',
    usual: 'on',
  },
  push: {
    option: 'push',
    variable: 'BLUEMOON_PUSH',
    value: 'on|off',
    about: 'whether players can be told by web push that it is their turn',
    usual: 'on',
  },
  log: {
    option: 'log',
    variable: 'BLUEMOON_LOG',
    value: LOG_LEVELS.join('|'),
    about: 'how much is logged',
    usual: 'info',
  },
} as const satisfies Readonly<Record<keyof Settings, Known>>;

type Given = Readonly<Record<string, string | undefined>>;

/** From the command line's options first, then from the environment. */
export function readSettings(options: Given, environment: Given): Settings {
  refuseUnknown(environment);
  const said = (name: keyof Settings): Said => {
    const { option, variable, usual } = KNOWN_SETTINGS[name];
    const byOption = options[option];
    if (byOption !== undefined) return { text: byOption, as: `--${option}` };
    return { text: environment[variable] ?? usual, as: variable };
  };
  const number = (name: keyof Settings, highest: number, lowest = 0): number => {
    const { text, as } = said(name);
    if (/^\d+$/.test(text) && Number(text) >= lowest && Number(text) <= highest) return Number(text);
    throw new SettingFault(`${as} must be a whole number from ${lowest} to ${highest}, not “${text}”.`);
  };
  const address = (name: keyof Settings, protocols: readonly string[]): string | null => {
    const { text, as } = said(name);
    if (text === '') return null;
    const protocol = URL.canParse(text) ? new URL(text).protocol : '';
    if (protocols.includes(protocol)) return text;
    throw new SettingFault(`${as} must be an address that begins with ${protocols.join('// or ')}//.`);
  };
  return {
    host: hostFrom(said('host')),
    port: number('port', 65_535),
    databaseUrl: address('databaseUrl', ['postgres:', 'postgresql:']),
    data: folderFrom(said('data')),
    publicUrl: rootOf(address('publicUrl', ['http:', 'https:']), said('publicUrl')),
    proxies: number('proxies', 8),
    bots: number('bots', 64),
    ratedLeastChoices: number('ratedLeastChoices', 1000),
    ratedMostOfAPair: number('ratedMostOfAPair', 1000, 1),
    limits: oneOf(['on', 'off'], said('limits')),
    push: oneOf(PUSH_SETTINGS, said('push')),
    log: oneOf(LOG_LEVELS, said('log')),
  };
}

/** The settings as `--help` lists them. */
export function settingsHelp(): string {
  const rows = Object.values(KNOWN_SETTINGS).map(({ option, variable, value, about, usual }: Known) => ({
    left: `--${option} ${value}`,
    right: `${about}${usual === '' ? '' : ` (${usual})`} [${variable}]`,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  return rows.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const PREFIX = 'BLUEMOON_';

/** Some variables have no prefix, and it is not what was misspelt. */
const bare = (name: string): string => name.replace(PREFIX, '');

/** The environment is often that of a shell in which `bluemoon online` is called, too. */
const OF_OTHER_PROGRAMS: ReadonlySet<string> = new Set(['BLUEMOON_TOKEN']);

/** Ignored, a misspelt setting would only be noticed by what the server does instead. */
function refuseUnknown(environment: Given): void {
  const known = Object.values(KNOWN_SETTINGS).map(({ variable }: Known) => variable);
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith(PREFIX) && !known.includes(name) && !OF_OTHER_PROGRAMS.has(name),
  );
  if (unknown === undefined) return;
  const [meant] = near(
    bare(unknown),
    known.map((word) => ({ word, folded: folded(bare(word)) })),
  );
  const advice = meant === undefined ? 'See --help for all of them.' : `Did you mean ${meant.word}?`;
  throw new SettingFault(`${unknown} is no setting. ${advice}`);
}

interface Said {
  readonly text: string;
  readonly as: string;
}

function hostFrom({ text, as }: Said): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new SettingFault(`${as} must be an address or a name of this machine, not “${text}”.`);
}

/** The page and its messages are served at the root of an address; in a subfolder none of them is found. */
function rootOf(text: string | null, { as }: Said): string | null {
  if (text === null) return null;
  const { pathname, search, hash, origin } = new URL(text);
  if (pathname.replace(/^\/+/, '') + search + hash === '') return text.replace(/\/+$/, '');
  throw new SettingFault(`${as} must be an address without a path, such as ${origin}.`);
}

function folderFrom({ text, as }: Said): string {
  if (text.trim() === '') throw new SettingFault(`${as} must name a folder.`);
  return resolve(text.startsWith('~/') ? join(homedir(), text.slice(2)) : text);
}

function oneOf<T extends string>(known: readonly T[], { text, as }: Said): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new SettingFault(`${as} must be one of ${known.join(', ')}, not “${text}”.`);
}

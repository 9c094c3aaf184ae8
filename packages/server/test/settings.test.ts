import { describe, expect, test } from 'vitest';
import { readSettings, SettingFault } from '../src/settings.ts';

describe('settings', () => {
  test('keep the server to this machine unless told otherwise', () => {
    expect(readSettings({}, {})).toMatchObject({ host: '127.0.0.1', port: 4173, databaseUrl: null });
  });

  test('on the command line go before those in the environment', () => {
    expect(readSettings({ port: '0' }, { PORT: '8080', BLUEMOON_BOTS: '3' })).toMatchObject({
      port: 0,
      bots: 3,
    });
  });

  test.each([
    [{ port: '70000' }, '--port must be a whole number from 0 to 65535, not “70000”.'],
    [
      { database: 'mysql://x' },
      '--database must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ host: 'a b' }, '--host must be an address or a name of this machine, not “a b”.'],
    [{ log: 'loud' }, '--log must be one of debug, info, warn, error, silent, not “loud”.'],
    [
      { 'rated-most-of-a-pair': '0' },
      '--rated-most-of-a-pair must be a whole number from 1 to 1000, not “0”.',
    ],
    [{ 'public-url': 'here' }, '--public-url must be an address that begins with http:// or https://.'],
    [
      { 'public-url': 'https://moon.example/games/' },
      '--public-url must be an address without a path, such as https://moon.example.',
    ],
  ])('refuse %j with one line that names the setting', (options, message) => {
    expect(() => readSettings(options, {})).toThrow(new SettingFault(message));
  });

  test('name the variable if the nonsense stands in the environment', () => {
    expect(() => readSettings({}, { BLUEMOON_BOTS: '-1' })).toThrow(/^BLUEMOON_BOTS must be/);
    expect(() => readSettings({}, { RATED_LEAST_CHOICES: 'few' })).toThrow(/^RATED_LEAST_CHOICES must be/);
  });

  test.each([
    ['BLUEMOON_PROT', 'BLUEMOON_PROT is no setting. Did you mean PORT?'],
    ['BLUEMOON_PROXYS', 'BLUEMOON_PROXYS is no setting. Did you mean BLUEMOON_PROXIES?'],
    ['BLUEMOON_COLOUR', 'BLUEMOON_COLOUR is no setting. See --help for all of them.'],
  ])('refuse the unknown variable %s', (variable, message) => {
    expect(() => readSettings({}, { [variable]: '1' })).toThrow(new SettingFault(message));
  });

  test('leave variables alone that are not for this server', () => {
    expect(() => readSettings({}, { BLUEMOON_TOKEN: 'secret', BLUEMOONS: '2', HOME: '/' })).not.toThrow();
  });

  test('never repeat a database address, which holds a password', () => {
    expect(() => readSettings({ database: 'mysql://me:secret@x' }, {})).toThrow(/^(?!.*secret)/);
  });
});

import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programFor } from '../../build/early.ts';
import type { Early } from '../../src/online/early.ts';

interface Link {
  readonly href: string;
  onload?: () => void;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Runs the script of the page, as if somebody had opened this address. */
function opened(address: string, answer: Promise<Pick<Response, 'ok'>>) {
  const { hash, href } = new URL(address);
  const links: Link[] = [];
  const dataset: Record<string, string> = {};
  const window: { early?: Early } = {};
  const lines: string[] = [];
  runInNewContext(programFor(['table.js', 'table.css']), {
    window,
    location: { hash, href },
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (link: Link) => links.push(link) },
    },
    fetch: () => answer,
    WebSocket: class {
      readonly url: URL;
      constructor(url: URL) {
        this.url = url;
        lines.push(url.href);
      }
    },
    URL,
    setTimeout,
  });
  return { window, links, lines, isHurrying: () => 'hurry' in dataset };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('A friend’s link calls the server, then asks for the files, and fonts wait until they are there', async () => {
  const { links, lines, isHurrying } = opened('https://moon.example/#/t/abc', Promise.resolve({ ok: true }));
  expect(links).toEqual([]);
  await settled();
  expect(lines).toEqual(['wss://moon.example/online']);
  expect(links.map(({ href }) => href)).toEqual(['./table.js', './table.css']);
  expect(isHurrying()).toBe(true);
  for (const link of links) link.onload?.();
  await settled();
  expect(isHurrying()).toBe(false);
});

test('Fonts and figures do not wait forever for a browser that does not tell when a file is there', async () => {
  const { window, isHurrying } = opened('https://moon.example/#/t/abc', Promise.resolve({ ok: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isHurrying()).toBe(false);
  await window.early?.files;
});

test('Fonts and figures do not wait forever for a server that does not answer', async () => {
  const { window, isHurrying } = opened('https://moon.example/#/t/abc', new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isHurrying()).toBe(false);
  await window.early?.files;
});

test('Nothing is done early at other addresses', () => {
  const { window, isHurrying } = opened('https://moon.example/#/decks', Promise.resolve({ ok: true }));
  expect(window).toEqual({});
  expect(isHurrying()).toBe(false);
});

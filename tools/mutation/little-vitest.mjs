/** As much of Vitest as the tests of the rules need, without its workers: collecting tests, and its own `expect`. */
import { format } from 'node:util';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** What `import … from 'vitest'` gives to the tests, which are added to `collected` with their names. */
export function littleVitest(collected) {
  let suite = '';

  function describe(name, define) {
    const outer = suite;
    suite += `${name} `;
    define();
    suite = outer;
  }

  function test(name, run) {
    collected.push({ name: suite + name, run });
  }

  return {
    describe: Object.assign(describe, { each: each(describe) }),
    test: Object.assign(test, { each: each(test) }),
    expect: chai.expect,
  };
}

const each = (define) => (cases) => (name, run) => {
  cases.forEach((values, index) => {
    const given = Array.isArray(values) ? values : [values];
    define(`${format(name, ...given)} (${index})`, () => run(...given));
  });
};

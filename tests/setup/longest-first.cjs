const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * A fresh clone knows no times yet and orders by the size of the files; the longest tests are in some of the smallest.
 * One that begins last runs alone while the other worker has nothing left to do.
 */
const LONGEST = [
  'tests/browser/every-screen-public.test.ts',
  'tests/browser/every-screen-own.test.ts',
  'tests/browser/every-screen-admin.test.ts',
  'tests/faults/kill-under-writes.test.ts',
  'tests/app/record-matrix.test.tsx',
  'tests/faults/process-life.test.ts',
  'tests/security/hostile-input.test.ts',
  'tests/server/apply/random-life.test.ts',
  'tests/browser/file-application.test.ts',
  'tests/browser/whole-life.test.ts',
  'tests/browser/languages.test.ts',
  'tests/browser/nothing-lost.test.ts',
  'tests/app/form-matrix.test.tsx',
  'tests/faults/places.test.ts',
  'tests/browser/hostile-content.test.ts',
];
const placeOf = ({ path }) => LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(name));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const long = sorted.filter((test) => placeOf(test) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
    return [...long, ...sorted.filter((test) => placeOf(test) < 0)];
  }
};

import { join } from 'node:path';
import { readTree } from '../../scripts/structure/tree.mjs';

/** The files of the app that read this device's clock, and why it is the right clock in each of them. */
const SPANS = 'a span that begins and ends on this device';
const HALF_WAY = 'compares this clock with the service’s';
const OWN = 'orders or stamps what this device keeps by itself';
const WHY: Record<string, string> = {
  'src/utils/service-clock.ts': HALF_WAY,
  'src/request/request-config.ts': HALF_WAY,
  'src/pages/innovation/myProjects/parts/useRecord.ts': OWN,
  'src/request/perform.ts': SPANS,
  'src/request/cache.ts': SPANS,
  'src/utils/chunk-failure.ts': SPANS,
  'src/hooks/useSecondsLeft.ts': SPANS,
  'src/pages/innovation/myProjects/presence/usePresence.ts': SPANS,
  'src/request/refresh.ts': 'the span that the service named, kept on this device',
  'src/hooks/useSignIn.ts': 'the span that the service named, kept on this device',
  'src/draft/live-draft.ts': OWN,
  'src/upload/createUploads.ts': OWN,
  'src/prepare/render-page.tsx': 'runs in the service',
  'src/prepare/page-moment.ts': 'runs in the service',
};
const READS = /\bDate\.now\b|\bnew Date\(\)|\bdayjs\(\)/g;

test('nothing is decided by the clock of this device', () => {
  const { files } = readTree(join(__dirname, '../..')) as { files: { path: string; text: string }[] };
  const reading = files
    .filter(({ path }) => /^src\/(?!\.umi)(?!.*\.test\.tsx?$).*\.tsx?$/.test(path))
    .filter(({ text }) => text.match(READS) !== null)
    .map(({ path }) => path)
    .sort();
  expect(reading).toEqual(Object.keys(WHY).sort());
});

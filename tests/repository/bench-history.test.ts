import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from '@tests/support/temporary-folder';
import { addToHistory, historyTable, testMinutes } from '../../scripts/bench-history.mjs';

it('keeps every run and shows the newest', () =>
  withFiles({ 'times.json': '{"minutes":14.26}' }, (folder) => {
    const file = join(folder, 'history.csv');
    for (let day = 1; day <= 12; day++) addToHistory(file, { day: `2026-11-${day}`, home: day });
    const rows = addToHistory(file, { day: '2026-11-13', tests: testMinutes(join(folder, 'times.json')) });

    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(14);
    expect(rows).toHaveLength(10);
    expect(historyTable(rows).split('\n').at(-1)).toBe(
      '| 2026-11-13 | 未测 | 未测 | 未测 | 未测 | 未测 | 未测 | 未测 | 14.3 |',
    );
    expect(testMinutes(join(folder, 'no-times.json'))).toBeUndefined();
  }));

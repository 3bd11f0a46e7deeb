import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ACHIEVEMENT_EVENTS } from '@contract/achievement-choices';
import { DEMAND_EVENTS } from '@contract/demand-choices';
import { REPLY_EVENTS } from '@contract/reply-choices';
import { AUDIT_AREA_WORDS, AUDIT_WORDS } from '@contract/rules/audit-words';

import { EVENT_LABELS } from '@contract/rules/status-labels';

const SERVER = resolve(__dirname, '../../server');
const texts = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'));
const KEY = /^[a-z_]+(?:\.(?:[a-z_]+|\$\{[^}]+\}))+$/;
/** The text after each place that names an act, up to the end of the statement or the next field. */
const NAMED = /(?:\baction:|\b(?:audit|noted|notedEdit|record|note|entryOf|write)\()([^;]{0,160})/g;

/** Keys as written in the sources; `apply.${event}` is a pattern. */
const written = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(NAMED)].flatMap(([, rest = '']) =>
      [...rest.matchAll(/['`]([^'`\s]+)['`]/g)].flatMap(([, key = '']) => (KEY.test(key) ? [key] : [])),
    ),
  ),
);
const shapeOf = (key: string) => new RegExp(`^${key.replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`);
const known = Object.keys(AUDIT_WORDS.texts);
const areas = Object.keys(AUDIT_AREA_WORDS.texts);
/** Columns and error codes look like keys as well; an act starts with the name of an area of the log. */
const acts = [...written].filter((key) => areas.includes(key.split('.')[0] ?? ''));

describe('the words of the audit log', () => {
  it.each(
    Object.entries({
      apply: Object.keys(EVENT_LABELS),
      demand: DEMAND_EVENTS,
      demand_reply: REPLY_EVENTS,
      achi: ACHIEVEMENT_EVENTS,
    }),
  )('say every transition of the machine of %s', (area, events) => {
    expect(events.map((event) => `${area}.${event}`).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('say what the service notes', () => {
    expect(acts.length).toBeGreaterThan(60);
    expect(acts.filter((key) => !known.some((word) => shapeOf(key).test(word)))).toEqual([]);
  });

  it('say nothing that is noted nowhere', () => {
    const shapes = acts.map(shapeOf);
    expect(known.filter((key) => !shapes.some((shape) => shape.test(key)))).toEqual([]);
  });

  it('belong to areas that have a name, each with an act', () => {
    const used = new Set(known.map((key) => key.split('.')[0]));
    expect([...used].sort()).toEqual([...areas].sort());
  });

  // The compiler refuses a key without a word, provided that the log accepts only these types.
  it('are all that the log takes', () => {
    const source = readFileSync(join(SERVER, 'audit/audit.ts'), 'utf8');
    expect(source).toMatch(/^ {2}\| \{ action: PlainAct; changes\?: never \}$/m);
    expect(source).toMatch(/^ {2}\| \{ action: EditingAct; changes: readonly AuditChange\[\] \};$/m);
  });
});

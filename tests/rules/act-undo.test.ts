import { ACT_UNDO, isUndoable, UNDO_MINUTES, undoUntil } from '@contract/rules/act-undo';
import { AUDIT_WORDS } from '@contract/rules/audit-words';

/** Every act that can be undone, listed again by hand, so that a new act is final until this list is changed too. */
const TAKEN_BACK: Record<string, string> = {
  'demand.publish': 'demand.reconsider',
  'demand.return': 'demand.reconsider',
  'achi.publish': 'achi.reconsider',
  'achi.return': 'achi.reconsider',
  'content.publish': 'content.withdraw',
  'content.withdraw': 'content.publish',
  'learning.remove': 'learning.restore',
  'school.stop': 'school.resume',
  'search.strike': 'search.restore',
  'user.disable': 'user.enable',
};

it.each(Object.keys(AUDIT_WORDS.texts))('%s is taken back by what it says, or stands', (action) => {
  expect(isUndoable(action)).toBe(action in TAKEN_BACK);
  if (isUndoable(action)) expect(ACT_UNDO[action]).toBe(TAKEN_BACK[action]);
});

it.each(Object.values(ACT_UNDO))('%s is itself written into the log', (act) => {
  expect(AUDIT_WORDS.texts).toHaveProperty([act]);
});

it('knows nothing that every object knows', () => {
  expect(isUndoable('toString')).toBe(false);
});

it('ends half an hour after the act', () => {
  expect(undoUntil(new Date('2026-11-23T08:00:00Z'))).toEqual(new Date('2026-11-23T08:30:00Z'));
  expect(UNDO_MINUTES).toBe(30);
});

import { APPLICATION_STATUSES } from '@contract/enums';
import { RESULT_STATUSES } from '@contract/result-choices';
import { beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import {
  ASK_AFTER_DAYS,
  EXTENSION_DAYS_MAX,
  type ExtensionFacts,
  extensionFault,
  extensionObstacle,
  extensionOffers,
  extensionTerm,
} from '@contract/rules/stage-extension';
import { stageWindow } from '@contract/rules/stage-window';
import { DAY_MS } from '@contract/time-units';

const on = (day: string, clock = '23:59:59') => new Date(`${day}T${clock}+08:00`);
const DUE = on('2027-06-30');
const facts = (changes: Partial<ExtensionFacts> = {}): ExtensionFacts => ({
  status: 'approved',
  stageOneStart: on('2027-06-01', '09:00:00'),
  stageOneEnd: DUE,
  stageTwoStart: on('2028-06-01', '09:00:00'),
  stageTwoEnd: on('2028-06-30'),
  stageOneUntil: null,
  stageTwoUntil: null,
  approvedAt: on('2027-01-10'),
  stageOneStatus: null,
  stageTwoStatus: null,
  stageOneDecidedAt: null,
  ...changes,
});
const NOW = on('2027-06-15', '10:00:00');

describe('the due day of a stage', () => {
  it.each([
    ['as the period says it where nothing was granted', null, '2027-06-30'],
    ['the day that was granted', '2027-09-30', '2027-09-30'],
    ['that of the period once it has overtaken what was granted', '2027-06-10', '2027-06-30'],
  ])('is %s', (_, granted, due) => {
    const stageOneUntil = granted === null ? null : on(granted);

    expect(beijingDay(stageWindow(facts({ stageOneUntil }), 'one').end)).toBe(due);
  });

  it('moves for its own stage alone', () => {
    const granted = facts({ stageOneUntil: on('2027-09-30') });

    expect(stageWindow(granted, 'two')).toEqual(stageWindow(facts(), 'two'));
    expect(stageWindow(granted, 'one').start).toEqual(stageWindow(facts(), 'one').start);
  });

  it('keeps what was granted where the stage begins late as well', () => {
    const late = { stageOneStatus: 'passed', stageOneDecidedAt: on('2028-08-01') } as const;

    expect(beijingDay(stageWindow(facts(late), 'two').end)).toBe('2028-08-31');
    expect(beijingDay(stageWindow(facts({ ...late, stageTwoUntil: on('2028-12-31') }), 'two').end)).toBe(
      '2028-12-31',
    );
  });
});

describe('asking for more time', () => {
  it.each(APPLICATION_STATUSES)('is for projects that are carried out: %s', (status) => {
    const open = ['approved', 'stage_one', 'stage_two'].includes(status);

    expect(extensionObstacle(facts({ status }), 'one', NOW)).toBe(open ? null : 'not_running');
  });

  it.each([null, ...RESULT_STATUSES])('is for results that are not handed in: %s', (result) => {
    const obstacle = result === null || result === 'draft' ? null : 'handed_in';

    expect(extensionObstacle(facts({ stageOneStatus: result }), 'one', NOW)).toBe(obstacle);
    expect(extensionObstacle(facts({ stageTwoStatus: result }), 'two', NOW)).toBe(obstacle);
  });

  it('ends thirty days after the due day, with the whole last second of the last of them', () => {
    const last = DUE.getTime() + ASK_AFTER_DAYS * DAY_MS;

    expect(extensionObstacle(facts(), 'one', new Date(last + 999))).toBeNull();
    expect(extensionObstacle(facts(), 'one', new Date(last + 1000))).toBe('too_late');
    expect(
      extensionObstacle(facts({ stageOneUntil: on('2027-09-30') }), 'one', new Date(last + 1)),
    ).toBeNull();
  });

  it('is over once all the time there is has been granted', () => {
    const { latest } = extensionTerm(facts(), 'one');

    expect(latest.getTime() - DUE.getTime()).toBe(EXTENSION_DAYS_MAX * DAY_MS);
    expect(extensionObstacle(facts({ stageOneUntil: latest }), 'one', NOW)).toBe('used_up');
    expect(extensionTerm(facts({ stageOneUntil: on('2028-01-31') }), 'one').latest).toEqual(latest);
  });

  it.each([
    ['2027-06-30', 'not_later'],
    ['2027-07-01', null],
    ['2028-06-29', null],
    ['2028-06-30', 'too_far'],
  ])('for %s is %s', (day, fault) => {
    expect(extensionFault(extensionTerm(facts(), 'one'), lastSecondOf(day), NOW)).toBe(fault);
  });

  it('asks for no day that has passed', () => {
    expect(extensionFault(extensionTerm(facts(), 'one'), lastSecondOf('2027-07-05'), on('2027-07-10'))).toBe(
      'past',
    );
  });

  it.each([
    ['before the due day, from the day after it', NOW, '2027-07-01'],
    ['on the last day, from the next', on('2027-06-30', '12:00:00'), '2027-07-01'],
    ['afterwards, from today', on('2027-07-12', '08:00:00'), '2027-07-12'],
  ])('offers %s', (_, now, first) => {
    expect(extensionOffers(facts(), now)[0]).toEqual({
      milestone: 'one',
      due: DUE,
      first,
      last: '2028-06-29',
    });
  });

  it('offers both stages, and the second alone once the first is handed in', () => {
    const offered = (more: Partial<ExtensionFacts>) =>
      extensionOffers(facts(more), NOW).map(({ milestone }) => milestone);

    expect(offered({})).toEqual(['one', 'two']);
    expect(offered({ status: 'stage_one', stageOneStatus: 'submitted' })).toEqual(['two']);
    expect(offered({ status: 'closed' })).toEqual([]);
  });
});

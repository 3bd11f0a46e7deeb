import { type Fields, flatten } from '@contract/rules/draft-fields';
import type { RuleVerdict } from '@contract/rules/formality/check';
import { maskIdNumber } from '@contract/rules/id-number';
import { act, renderHook } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { aDraft } from '@tests/support/aDraft';
import { anApplication, fullSections } from '@tests/support/an-application';
import { useSyncExternalStore } from 'react';
import { useFormality } from './useFormality';

const checked = (fields: Fields, facts: Parameters<typeof anApplication>[0] = {}) => {
  const application = anApplication(facts);
  const draft = aDraft(fields, application);
  const user = { unit: null } as unknown as Parameters<typeof useFormality>[0]['user'];
  const now = Date.parse('2026-09-14T14:08:00+08:00');
  const { result } = renderHook(() => {
    const { state } = useSyncExternalStore(draft.subscribe, draft.view);
    return useFormality({ application, period: aPeriod(), user, now, state });
  });
  return { draft, result };
};

it('holds a section back for a text where a number belongs, until it is one', () => {
  const { draft, result } = checked(flatten(fullSections()));
  const wrong = () => result.current.blockers.filter(({ code }) => code === 'amount').map(({ path }) => path);
  act(() => draft.set('budget.labour.self', '十二万'));
  expect(wrong()).toEqual(['budget.labour.self']);
  expect(result.current.statuses.budget).toBe('problem');
  expect(result.current.unread).toEqual({ 'budget.labour.self': '十二万' });
  act(() => draft.set('budget.labour.self', 12_000_000));
  expect(wrong()).toEqual([]);
  expect(result.current.statuses.budget).toBe('done');
});

it('judges the unit by that of the leader, whoever reads', () => {
  const codes = (part: 'leader' | 'author') =>
    checked(flatten(fullSections()), { part }).result.current.blockers.map(({ code }) => code);
  expect(codes('leader')).toContain('unitMissing');
  expect(codes('author')).not.toContain('unitMissing');
});

describe('a number behind its mask', () => {
  const PATH = 'team.members.m001.idNumber';
  const masked = { ...flatten(fullSections()), [PATH]: maskIdNumber('110105194912310021') };
  const finding = { code: 'idCheck', path: PATH, section: 'team', level: 'blocker' } as const;
  const served: RuleVerdict[] = [
    {
      id: 'team.members',
      section: 'team',
      name: '项目成员',
      clause: '申报指南 第 8 条',
      article: 8,
      verdict: 'failed',
      findings: [finding],
    },
  ];
  const at = (result: ReturnType<typeof checked>['result']) =>
    result.current.blockers.filter(({ path }) => path === PATH).map(({ code }) => code);

  it('is as wrong as the service says', () => {
    const { result } = checked(masked, { verdicts: [...served] });
    expect(at(result)).toEqual(['idCheck']);
    expect(result.current.statuses.team).toBe('problem');
  });

  it('is judged here again as soon as another one is typed', () => {
    const { draft, result } = checked(masked, { verdicts: [...served] });
    act(() => draft.set(PATH, '1101051949'));
    expect(at(result)).toEqual(['idLength']);
    act(() => draft.set(PATH, '11010519491231002X'));
    expect(at(result)).toEqual([]);
  });
});

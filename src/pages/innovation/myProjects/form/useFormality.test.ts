import { flatten } from '@contract/rules/draft-fields';
import { act, renderHook } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { aDraft } from '@tests/support/aDraft';
import { anApplication, fullSections } from '@tests/support/an-application';
import { useSyncExternalStore } from 'react';
import { setTypedNumber } from '@/hooks/draft/typed-numbers';
import { useFormality } from './useFormality';

it('holds a section back for a text where a number belongs, until it is one', () => {
  const application = anApplication();
  const draft = aDraft(flatten(fullSections()), application);
  const user = { unit: null } as unknown as Parameters<typeof useFormality>[0]['user'];
  const facts = { application, period: aPeriod(), user, draft, now: Date.parse('2026-09-14T14:08:00+08:00') };
  const { result } = renderHook(() =>
    useFormality({ ...facts, state: useSyncExternalStore(draft.subscribe, draft.view).state }),
  );
  const wrong = () => result.current.blockers.filter(({ code }) => code === 'amount').map(({ path }) => path);
  act(() => setTypedNumber(draft, 'budget.labour.self', '十二万'));
  expect(wrong()).toEqual(['budget.labour.self']);
  expect(result.current.statuses.budget).toBe('problem');
  act(() => setTypedNumber(draft, 'budget.labour.self', 12_000_000));
  expect(wrong()).toEqual([]);
  expect(result.current.statuses.budget).toBe('done');
});

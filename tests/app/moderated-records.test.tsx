import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { FieldKind } from '@contract/rules/field-kinds';
import { nestRecord } from '@contract/rules/record-fields';
import { screen } from '@testing-library/react';
import { press } from '@tests/support/admin-press';
import { planOf, wholeRecord } from '@tests/support/matrix/matrix-wholes';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import type { ReactElement } from 'react';
import texts from '@/locales/zh-CN';
import { ACHIEVEMENT_WORDS } from '@/pages/achi/mine/detail/achievement-words';
import AchievementsPage from '@/pages/admin/achievements';
import DemandsPage from '@/pages/admin/demands';
import { DEMAND_WORDS } from '@/pages/demand/form/demand-words';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

interface Case {
  page: ReactElement;
  path: string;
  words: FieldWords;
  /** Fields that nobody reads once the record is published. */
  kept: readonly string[];
}
type Draft = Record<string, unknown> & { contributors?: object[] };

const CASES: Record<'demand' | 'achievement', Case> = {
  demand: { page: <DemandsPage />, path: 'demand', words: DEMAND_WORDS, kept: [] },
  achievement: {
    page: <AchievementsPage />,
    path: 'achi',
    words: ACHIEVEMENT_WORDS,
    // The accounts that are asked to confirm; the answer is shown beside the name.
    kept: ['contributors.*.login'],
  },
};

const patternOf = (path: string): string => path.replace(/\.[^.]+\./, '.*.');
const FIGURES: Record<string, number> = { budgetMin: 71_000_000, budgetMax: 93_000_000 };

/** A value that occurs nowhere else on the page. */
const distinct = (kind: FieldKind, path: string, value: FieldValue): FieldValue => {
  if (kind === 'text') return `〔${path}〕`;
  return kind === 'money' ? (FIGURES[path] ?? value) : value;
};

/** The value as a moderator sees it. */
const readAs = (words: FieldWords, kind: FieldKind, path: string, value: FieldValue): string[] => {
  const choice = words[patternOf(path)]?.choice;
  if (choice) return [texts[choice(String(value)) as keyof typeof texts]];
  if (kind === 'money') return [String(Number(value) / 1_000_000)];
  if (kind === 'files') return (value as string[]).map((id) => `${id}.pdf`);
  return [String(value)];
};

test.each(Object.entries(CASES))('whoever publishes it sees every field of it: %s', async (form, one) => {
  const plan = planOf(form as keyof typeof CASES);
  const { kinds } = plan.shape;
  const kindOf = (path: string) => kinds[patternOf(path)] ?? kinds[path];
  const fields: Fields = Object.fromEntries(
    Object.entries(wholeRecord(plan)).map(([path, value]) => {
      const kind = kindOf(path);
      return [path, kind ? distinct(kind, path, value) : value];
    }),
  );
  const draft = nestRecord(plan.shape, fields) as Draft;
  const files = (fields['files'] as string[]).map((id) => ({ id, name: `${id}.pdf`, size: 1, type: 'a' }));
  const pictures: string[] = [];
  const row = { id: 7, title: draft['title'], ownerName: '沈知遥', unitName: '', status: 'pending' };
  stubService({
    [`GET /prod-api/cms/${one.path}/queue`]: okRows([{ ...row, updateTime: '2026-11-20T09:30:00+08:00' }]),
    [`GET /prod-api/cms/${one.path}/7`]: ok({
      id: 7,
      version: 1,
      status: 'pending',
      actions: ['publish'],
      reason: null,
      source: null,
      contributors: draft.contributors?.map((person) => ({ ...person, state: 'asked' })),
      draft,
      files,
      coverFile: null,
    }),
    'GET /api/attachments/{id}': ({ path }) => {
      pictures.push(path);
      return refused(404, '没有这个文件');
    },
  });
  renderAdmin(one.page);
  await press('审核');
  const drawer = await screen.findByRole('dialog');
  await screen.findAllByText(/〔summary〕/);

  const shown = `${drawer.textContent} ${pictures.join(' ')}`;
  const missing = Object.entries(fields).filter(([path, value]) => {
    const kind = kindOf(path);
    if (!kind || kind === 'rows' || one.kept.includes(patternOf(path))) return false;
    return readAs(one.words, kind, path, value).some((text) => !shown.includes(text));
  });
  expect(missing.map(([path]) => path)).toEqual([]);
});

import type { Milestone } from '@contract/result-choices';
import type { Transaction } from '@server/db/database';
import type { StageResultStatus } from '@server/db/schema';
import { writeDemoFile } from '@server/demo/demo-file';
import { fillFigures } from '@server/demo/fill-picture';
import type { Told } from './demo-story';
import type { Prepared } from './prepare-application';
import { resultFields } from './result-fields';

const STATUS_AFTER: Record<string, StageResultStatus> = {
  submit: 'submitted',
  return: 'returned',
  pass: 'passed',
};
const PAPERS = {
  one: ['阶段一成果单位盖章件.pdf', null],
  two: ['阶段二成果单位盖章件.pdf', '项目总结报告.pdf'],
} as const;

/** The events of one stage's result, in order. */
const actsOf = (told: readonly Told[], milestone: Milestone) =>
  told.flatMap(({ event, at }) => {
    const [, act] = new RegExp(`^(submit|return|pass)_stage_${milestone}$`).exec(event) ?? [];
    return act ? [{ act, at }] : [];
  });

const resultOf = async (
  tx: Transaction,
  { id, demo, told, sections, person }: Prepared & { id: number },
  milestone: Milestone,
  uploadDir: string,
) => {
  const acts = actsOf(told, milestone);
  const [first, last] = [acts.at(0), acts.at(-1)];
  const written = demo.project.results?.[milestone];
  if (!first || !last) return null;
  if (!written) throw new Error(`${demo.project.title} hands in a stage that nobody wrote.`);
  const handedIn = acts.findLast(({ act }) => act === 'submit')?.at ?? first.at;
  const [sheetName, reportName] = PAPERS[milestone];
  const paper = (name: string) => writeDemoFile(uploadDir, { ownerId: person.ownerId, name, at: handedIn });
  const sheet = paper(sheetName);
  const report = reportName ? paper(reportName) : null;
  const owner = { ownerId: person.ownerId, at: handedIn };
  const figures = await fillFigures(tx, uploadDir, owner, written.figures ?? []);
  return {
    files: [sheet, ...(report ? [report] : [])],
    pictures: figures.flatMap(({ file }) => file ?? []),
    row: {
      applicationId: id,
      milestone,
      status: STATUS_AFTER[last.act] ?? 'submitted',
      fields: JSON.stringify(
        resultFields(written, sections, { sealedSheet: sheet.id, report: report?.id ?? null, figures }),
      ),
      submittedAt: handedIn,
      decidedAt: last.act === 'submit' ? null : last.at,
      createdAt: first.at,
      updatedAt: last.at,
    },
  };
};

/** The stage results that the stories submit, with their files. */
export const fillResults = async (
  tx: Transaction,
  uploadDir: string,
  prepared: readonly (Prepared & { id: number })[],
): Promise<void> => {
  const found = prepared.flatMap((one) =>
    (['one', 'two'] as const).map((milestone) => resultOf(tx, one, milestone, uploadDir)),
  );
  const results = (await Promise.all(found)).flatMap((result) => result ?? []);
  await tx
    .insertInto('file')
    .values(results.flatMap(({ files }) => files))
    .execute();
  await tx
    .insertInto('stageResult')
    .values(results.map(({ row }) => row))
    .execute();
  await tx
    .insertInto('applicationFile')
    .values(
      results.flatMap(({ row: { applicationId }, files, pictures }) =>
        [...files.map(({ id }) => id), ...pictures].map((fileId) => ({ applicationId, fileId })),
      ),
    )
    .execute();
};

import { DRAFT_ROWS_MAX } from '@contract/limits';
import type { FieldValue } from '@contract/rules/draft-fields';
import { schemaAt } from '@contract/rules/field-schema';
import { type Said, say } from '@contract/sentences/sentence';
import { badRequest, type FieldProblem } from '@server/errors/app-error';
import { limitSaid } from '@server/http/validate';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { DraftKind, Held } from './draft-kind';

const ROW_ID = /^[A-Za-z0-9_-]{4,24}$/;

/** What is wrong with a list of row ids. */
const rowsProblem = (value: FieldValue, max = DRAFT_ROWS_MAX): Said | null => {
  if (!Array.isArray(value) || !value.every((id) => ROW_ID.test(id))) return 'apply.row_ids';
  if (new Set(value).size < value.length) return 'apply.row_repeated';
  return value.length > max ? say('apply.rows_max', { max }) : null;
};

/** Checks a value against the record's schema. Any field may be empty: required fields are checked at submission. */
export const problemIn =
  (record: TSchema): DraftKind<never, Held>['problem'] =>
  (path, value) => {
    const at = schemaAt(record, path);
    if (!at) return 'apply.unknown_field';
    if (value === null) return null;
    if (at.rows) return rowsProblem(value, at.max);
    if (Value.Check(at.schema, value)) return null;
    return limitSaid(at.schema, value) ?? 'field.form';
  };

export const fieldProblems = (
  { problem }: Pick<DraftKind<never, Held>, 'problem'>,
  fields: readonly { path: string; value: FieldValue }[],
): FieldProblem[] =>
  fields.flatMap(({ path, value }) => {
    const said = problem(path, value);
    return said ? [{ path, said }] : [];
  });

/** Throws a refusal that lists the invalid fields, if there are any. */
export const refuseFields = (problems: FieldProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const problem = typeof first.said === 'string' ? { code: first.said } : first.said;
  throw badRequest(say('request.place', { problem, path: first.path }), {
    errorCode: 'request.invalid',
    fields: problems.slice(0, 20),
  });
};

import { DRAFT_ROWS_MAX } from '@contract/limits';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { fieldSchema } from '@contract/rules/field-schema';
import { type Said, say } from '@contract/sentences/sentence';
import type { FieldProblem } from '@server/plugins/app-error';
import { AppError, badRequest } from '@server/plugins/app-error';
import { Value } from 'typebox/value';

const ROW_ID = /^[A-Za-z0-9_-]{4,24}$/;
/** Far above any honest draft (8 sections, 60 rows a list); keeps one record from growing without end. */
const PATHS_MAX = 4000;
const CHARACTERS_MAX = 1_500_000;

/** PostgreSQL takes neither NUL nor half a surrogate pair in its texts. */
const cleanText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

export const cleanValue = (value: FieldValue): FieldValue => {
  if (typeof value === 'string') return cleanText(value);
  return Array.isArray(value) ? value.map(cleanText) : value;
};

const rowsProblem = (value: FieldValue): Said | null => {
  if (!Array.isArray(value) || !value.every((id) => ROW_ID.test(id))) return 'apply.row_ids';
  if (new Set(value).size < value.length) return 'apply.row_repeated';
  return value.length > DRAFT_ROWS_MAX ? say('apply.rows_max', { max: DRAFT_ROWS_MAX }) : null;
};

/** Why this value cannot stand in this field, or null. Says nothing of completeness: a draft may be anything. */
const valueProblem = (path: string, value: FieldValue): Said | null => {
  const schema = fieldSchema(path);
  if (!schema) return 'apply.unknown_field';
  if (schema === 'rows') return value === null ? null : rowsProblem(value);
  return Value.Check(schema, value) ? null : 'field.form';
};

export const fieldProblems = (fields: readonly { path: string; value: FieldValue }[]): FieldProblem[] =>
  fields.flatMap(({ path, value }) => {
    const said = valueProblem(path, value);
    return said ? [{ path, said }] : [];
  });

/** Refuses with the list of the fields at fault. */
export const refuseFields = (problems: FieldProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const problem = typeof first.said === 'string' ? { code: first.said } : first.said;
  throw badRequest(say('request.place', { problem, path: first.path }), {
    errorCode: 'request.invalid',
    fields: problems.slice(0, 20),
  });
};

export const refuseExcess = (fields: Fields): void => {
  if (Object.keys(fields).length <= PATHS_MAX && JSON.stringify(fields).length <= CHARACTERS_MAX) return;
  throw new AppError(413, 'apply.too_large');
};

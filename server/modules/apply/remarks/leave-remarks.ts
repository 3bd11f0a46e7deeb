import { type Fields, isPlace } from '@contract/rules/draft-fields';
import type { PlainCode } from '@contract/sentences/sentence';
import { openFields } from '@server/crypto/field-sealing';
import type { FieldProblem } from '@server/errors/app-error';
import { badRequest } from '@server/errors/app-error';
import { insertRemarks, reasonCodes } from '@server/modules/apply/remark-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { EventBody, Scope } from '@server/modules/apply/scope';

type Remark = NonNullable<EventBody['remarks']>[number];

const problemOf = (
  { path, reasonCode, text }: Remark,
  fields: Fields,
  codes: Set<string>,
): PlainCode | null => {
  if (!isPlace(fields, path)) return 'apply.unknown_field';
  if (!codes.has(reasonCode)) return 'apply.remark_reason';
  return text.replaceAll('\u0000', '').trim() === '' ? 'apply.remark_text' : null;
};

/** 退回修改 with remarks: each must name an existing field and a reason from the dictionary, and say what to change. */
export const leaveRemarks = async (
  { db, caller, now, sealer }: Scope,
  row: ApplicationRow,
  remarks: readonly Remark[],
): Promise<void> => {
  if (remarks.length === 0) return;
  const fields = openFields(sealer, row.fields);
  const codes = await reasonCodes(db);
  const problems = remarks.flatMap((remark, index): FieldProblem[] => {
    const said = problemOf(remark, fields, codes);
    return said ? [{ path: `body.remarks.${index}`, said }] : [];
  });
  const [first] = problems;
  if (first) throw badRequest(first.said, { errorCode: 'request.invalid', fields: problems });
  await insertRemarks(
    db,
    remarks.map(({ path, reasonCode, text }) => ({
      applicationId: row.id,
      filedVersion: row.filedVersion,
      path,
      reasonCode,
      body: text.replaceAll('\u0000', '').trim(),
      authorRole: row.status === 'formal_check' ? ('office' as const) : ('unit' as const),
      authorId: caller.accountId,
      createdAt: now,
    })),
  );
};

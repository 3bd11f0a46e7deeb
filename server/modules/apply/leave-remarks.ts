import type { Fields } from '@contract/rules/draft-fields';
import { fieldSchema } from '@contract/rules/field-schema';
import { openFields } from '@server/field-sealing';
import { badRequest } from '@server/plugins/app-error';
import type { FieldProblem } from '@server/plugins/validate';
import { insertRemarks, reasonCodes } from './remark-repository';
import type { ApplicationRow } from './repository';
import type { EventBody, Scope } from './scope';

type Remark = NonNullable<EventBody['remarks']>[number];

const problemOf = ({ path, reasonCode, text }: Remark, fields: Fields, codes: Set<string>): string | null => {
  if (!(path in fields) || !fieldSchema(path)) return '申报书没有这一项';
  if (!codes.has(reasonCode)) return '请选择原因';
  return text.replaceAll('\u0000', '').trim() === '' ? '请填写意见' : null;
};

/** 退回修改 with remarks: each names a field that is there, a reason of the dictionary, and says what to mend. */
export const leaveRemarks = async (
  { db, caller, now, sealer }: Scope,
  row: ApplicationRow,
  remarks: readonly Remark[],
): Promise<void> => {
  if (remarks.length === 0) return;
  const fields = openFields(sealer, row.fields);
  const codes = await reasonCodes(db);
  const problems = remarks.flatMap((remark, index): FieldProblem[] => {
    const message = problemOf(remark, fields, codes);
    return message ? [{ path: `body.remarks.${index}`, message }] : [];
  });
  const [first] = problems;
  if (first) throw badRequest(first.message, { errorCode: 'request.invalid', data: { fields: problems } });
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

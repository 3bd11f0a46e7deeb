import { INVITATION_CODE_LENGTH } from '@contract/helper-choices';
import { memberPath, memberRows, statementOf } from '@contract/rules/member-statement';
import { DAY_MS } from '@contract/time-units';
import { drawCode } from '@server/crypto/draw-code';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Prepared } from './prepare-application';

const DAYS_AGO = 2;

/** Of the demo applicant's: one member confirmed before it was filed; another has a link and has not answered. */
export const fillConfirmations = async (
  tx: Transaction,
  sealer: Sealer,
  prepared: readonly (Prepared & { id: number })[],
  now: Date,
): Promise<void> => {
  const own = (status: string) =>
    prepared.find(
      ({ demo, columns }) =>
        'login' in demo.owner && demo.owner.login === 'shenzhiyao' && columns.status === status,
    );
  const [draft, returned] = [own('draft'), own('returned')];
  if (!draft || !returned) throw new Error('The demo applicant has no draft, or nothing was returned.');
  const rowOf = ({ fields }: Prepared, name: string): string => {
    const found = memberRows(fields).find((rowId) => fields[memberPath(rowId, 'name')] === name);
    if (!found) throw new Error(`The demo has no member ${name}.`);
    return found;
  };
  const code = () => drawCode(INVITATION_CODE_LENGTH);
  const su = await tx
    .selectFrom('account')
    .select('id')
    .where('realName', '=', '苏澜')
    .executeTakeFirstOrThrow();
  const rowId = rowOf(returned, '苏澜');
  const before = returned.createdAt;
  await tx
    .insertInto('applicationConfirmation')
    .values([
      {
        applicationId: returned.id,
        rowId,
        code: code(),
        accountId: su.id,
        state: 'confirmed',
        stated: JSON.stringify(
          sealFields(sealer, statementOf(openFields(sealer, returned.fields), rowId) ?? {}),
        ),
        askedAt: before,
        toldAt: before,
        answeredAt: new Date(before.getTime() + DAY_MS),
      },
      ...[draft, returned].map((one) => {
        const at = new Date(now.getTime() - DAYS_AGO * DAY_MS);
        const name = one === draft ? '顾思远' : '罗亦辰';
        return { applicationId: one.id, rowId: rowOf(one, name), code: code(), askedAt: at, toldAt: at };
      }),
    ])
    .execute();
};

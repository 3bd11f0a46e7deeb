import type { certificationCalls, VouchCase } from '@contract/certification';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Page } from '@server/http/paging';
import { holdActors } from '@server/modules/account/service';
import { findUnit, type Unit } from '@server/modules/unit/service';
import type { Caller } from '@server/security/caller';
import type { Static } from 'typebox';
import { certificationMoved } from './acted-first';
import { type Agreeing, agreeCase } from './agree-certification';
import { askerOf, type Db, listWaitingOf, lockCertification, STATUS } from './repository';

type VouchCall = Call<(typeof certificationCalls)['PUT /prod-api/system/unit/cert/{id}/vouch']>;

/** The unit whose people the caller may vouch for: the own one, once the platform has verified it. */
const vouchingUnit = async (db: Db, { unitId }: Caller): Promise<Unit | null> => {
  const unit = unitId === null ? undefined : await findUnit(db, unitId);
  return unit?.verified ? unit : null;
};

/** Members who wait for the real-name certification, the longest first. The caller's own is somebody else's to decide. */
export const listVouchable = async (db: Db, caller: Caller, page: Page) => {
  const unit = await vouchingUnit(db, caller);
  if (!unit) return { rows: [], total: 0 };
  const { rows, total } = await listWaitingOf(db, { unitId: unit.id, exceptId: caller.accountId }, page);
  return {
    rows: rows.map(
      ({ id, login, name, goesOn, createdAt, version }): Static<typeof VouchCase> => ({
        id,
        login,
        name: name ?? login,
        goesOn,
        createTime: beijingIso(createdAt),
        version,
      }),
    ),
    total,
  };
};

/** 担保: the unit answers for who its member is, so the certification is agreed without the office. */
export const vouch = async (agreeing: Agreeing, call: VouchCall): Promise<null> => {
  const { params, body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const unit = await vouchingUnit(tx, caller);
    if (!unit) throw forbidden('certification.unit');
    const asker = await askerOf(tx, params.id);
    if (asker === undefined) throw notFound();
    await holdActors({ tx, caller }, asker);
    const row = await lockCertification(tx, params.id);
    // People of another unit are none of this administrator's business, not even their existence (req:attack-a21).
    if (row?.kind !== 'real_name' || row.unitId !== unit.id) throw notFound();
    if (row.accountId === caller.accountId) throw forbidden('certification.own');
    if (row.status !== STATUS.pending || row.version !== body.version)
      throw await certificationMoved({ tx, caller }, row, conflict('certification.version_moved'));
    await agreeCase(tx, agreeing, row, call, unit.name);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'certification.vouch',
      target: `certification:${row.id}`,
    });
    return null;
  });
};

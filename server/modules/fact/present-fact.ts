import type { Fact } from '@contract/fact';
import type { FactData } from '@contract/fact-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskIdNumber } from '@contract/rules/id-number';
import { type Caller, hasPermission } from '@server/security/caller';
import { type FactRow, type OpenFact, originOf } from './content';

export const mayEditUnit = (caller: Caller): boolean =>
  caller.unitId !== null && hasPermission(caller, 'system:unit:member');

export const mayEdit = (
  caller: Caller,
  { accountId, unitId }: Pick<FactRow, 'accountId' | 'unitId'>,
): boolean =>
  accountId === caller.accountId || (unitId !== null && unitId === caller.unitId && mayEditUnit(caller));

export const maskData = (data: FactData): FactData =>
  data.idNumber ? { ...data, idNumber: maskIdNumber(data.idNumber) } : data;

export const presentFact = (caller: Caller, { row, kind, data, former }: OpenFact): Fact => ({
  id: row.id,
  scope: row.accountId === null ? 'unit' : 'person',
  kind,
  data: maskData(data),
  origin: originOf(row),
  corrected: row.corrected && former.length > 0,
  mayEdit: mayEdit(caller, row),
  version: row.version,
  updateTime: beijingIso(row.updatedAt),
});

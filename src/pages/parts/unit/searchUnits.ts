import type { UnitSearch } from '@/components/form/useUnitSearch';
import { listUnits } from '@/services/system';

/** Searches registered units by keyword, in the form that the field needs. */
export const searchUnits: UnitSearch = async (keyword, signal) => {
  const found = await listUnits(keyword, signal);
  return found.map(({ deptId: id, deptName: name, uscc, parentName, former, attended }) => ({
    id,
    name,
    uscc: uscc ?? '',
    attended,
    ...(parentName ? { parentName } : {}),
    ...(former ? { former } : {}),
  }));
};

import type { UnitSearch } from '@/components/form/useUnitSearch';
import { listUnits } from '@/services/system';

/** Registered units that match what is typed, as the form shows them. */
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

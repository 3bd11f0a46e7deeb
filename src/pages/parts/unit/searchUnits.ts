import { listUnits } from '@/services/system';

export interface UnitOfRegister {
  id: number;
  name: string;
  uscc: string;
  parentName?: string;
  former?: string;
  attended: boolean;
}

/** Registered units that match what is typed, as the form shows them. */
export async function searchUnits(keyword: string, signal: AbortSignal): Promise<UnitOfRegister[]> {
  const found = await listUnits(keyword, signal);
  return found.map(({ deptId: id, deptName: name, uscc, parentName, former, attended }) => ({
    id,
    name,
    uscc: uscc ?? '',
    attended,
    ...(parentName ? { parentName } : {}),
    ...(former ? { former } : {}),
  }));
}

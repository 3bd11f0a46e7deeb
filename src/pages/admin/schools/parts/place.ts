import type { AdminDepartment, AdminSchool } from '@contract/admin-school';

/** A school or a department, as the two lists share it. */
export type Place = { kind: 'school'; entry: AdminSchool } | { kind: 'department'; entry: AdminDepartment };

import type { DeskDepartment, DeskSchool } from '@contract/desk-school';

/** A school or a department, as the two lists share it. */
export type Place = { kind: 'school'; entry: DeskSchool } | { kind: 'department'; entry: DeskDepartment };

import type { TestService } from './service';

export type Kind = 'school' | 'department';
export interface PlaceRow {
  id: number;
  name: string;
  status: string;
  people: number;
  departments: number;
  version: number;
  reason: string | null;
  mergedName: string | null;
}

/** The lists of schools and departments as the office sees them, and what an act on one leaves behind. */
export const schoolAdmin = (service: TestService, staff: Record<string, string>) => {
  const list = async (kind: Kind, query = ''): Promise<PlaceRow[]> =>
    (await service.call('GET', `/prod-api/system/${kind}/list?pageSize=100${query}`, { headers: staff })).body
      .rows;
  const find = async (kind: Kind, name: string, query = ''): Promise<PlaceRow> => {
    const row = (await list(kind, query)).find((one) => one.name === name);
    if (!row) throw new Error(`no ${kind} ${name}`);
    return row;
  };
  const put = (kind: Kind, { id, version }: PlaceRow, path: string, body: object, headers = staff) =>
    service.call('PUT', `/prod-api/system/${kind}/${id}${path}`, { headers, body: { version, ...body } });
  const add = async (name: string, departments: string[] = []): Promise<PlaceRow> => {
    const { id } = await service.db.kysely
      .insertInto('school')
      .values({ name, province: '江西省', city: '九江市' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const department of departments)
      await service.db.kysely.insertInto('department').values({ schoolId: id, name: department }).execute();
    return find('school', name);
  };
  const choose = (schoolId: number | null, departmentId: number | null = null) =>
    service.db.kysely
      .updateTable('account')
      .set({ schoolId, departmentId })
      .where('login', '=', 'linxiaoman')
      .execute();
  const chosen = () =>
    service.db.kysely
      .selectFrom('account')
      .select(['schoolId', 'departmentId'])
      .where('login', '=', 'linxiaoman')
      .executeTakeFirstOrThrow();
  const lastAct = async () =>
    (
      await service.db.kysely
        .selectFrom('auditEvent')
        .select(['action', 'target', 'detail'])
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
    )[0];

  return { list, find, put, add, choose, chosen, lastAct };
};

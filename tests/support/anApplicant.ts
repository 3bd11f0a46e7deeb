import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import type { FilePurpose } from '@contract/attachment';
import type { FieldChange } from '@contract/rules/merge';
import { completeSections } from '@server/demo/application/completeSections';
import { clearTables } from './clear-tables';
import { aFile } from './files';
import type { Answer, TestService } from './service';

/** A file in state ready but without bytes, which suffices for forms that refer to it. */
export const aReadyFile = (
  service: TestService,
  login: string,
  name = '承诺书.pdf',
  purpose: FilePurpose = 'application',
): Promise<string> => aFile(service, login, purpose, { name, type: 'application/pdf', size: 2048 });

/** Deletes the demo's applications, so that the test starts with its own. */
export const clearApplications = ({ db }: TestService) =>
  clearTables(db, 'application', 'field_history', 'notification', 'counter');

/** The period that is open at the service's clock. */
export const openPeriod = async ({ db, clock }: TestService) =>
  db.kysely
    .selectFrom('period')
    .selectAll()
    .where('applyStart', '<=', clock.now)
    .where('applyEnd', '>', clock.now)
    .executeTakeFirstOrThrow();

/** The complete form of a demo account, in the open period, with files of its own. */
export const completeSectionsOf = async (service: TestService, login: string): Promise<Sections> => {
  const account = await service.db.kysely
    .selectFrom('account')
    .innerJoin('unit', 'unit.id', 'account.unitId')
    .select([
      'account.phone',
      'account.email',
      'unit.id',
      'unit.name',
      'unit.uscc',
      'unit.address',
      'unit.legalPerson',
    ])
    .where('account.loginKey', '=', login)
    .executeTakeFirstOrThrow();
  const file = (name: string): Promise<string> => aReadyFile(service, login, name);
  return completeSections({
    period: await openPeriod(service),
    unit: account,
    leader: { phone: account.phone ?? '', email: account.email ?? '' },
    materials: {
      promise: await file('承诺书签字页.pdf'),
      novelty: await file('查新报告.pdf'),
      qualification: await file('营业执照.jpg'),
    },
  });
};

/** A signed-in person and the calls of an application's life, each answering with status and body. */
export const anApplicant = async (service: TestService, login: string) => {
  const { headers } = await service.signIn(login);
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    more = {},
  ): Promise<Answer> =>
    service.call(method, `/prod-api/cms/apply${url}`, { headers: { ...headers, ...more }, body });
  const person = {
    headers,
    send,
    create: async (sections?: Partial<Sections>): Promise<Answer> =>
      send('POST', '', { periodId: (await openPeriod(service)).id, ...(sections ? { sections } : {}) }),
    read: (id: number): Promise<Answer> => send('GET', `/${id}`),
    patch: (id: number, changes: FieldChange[], more: object = {}): Promise<Answer> =>
      send('PATCH', `/${id}/draft`, { changes, ...more }),
    event: async (
      application: { id: number; version?: number },
      event: string,
      body: object = {},
    ): Promise<Answer> => {
      const version = application.version ?? (await person.read(application.id)).body.data.version;
      return send('POST', `/${application.id}/${event}`, { version, ...body });
    },
    /** A complete draft. */
    completeDraft: async (): Promise<Application> => {
      const { body } = await person.create(await completeSectionsOf(service, login));
      return body.data;
    },
    filed: async (): Promise<Application> =>
      (await person.event(await person.completeDraft(), 'submit')).body.data,
  };
  return person;
};
export type Applicant = Awaited<ReturnType<typeof anApplicant>>;

export const applicants = <L extends string[]>(service: TestService, ...logins: L) =>
  Promise.all(logins.map((login) => anApplicant(service, login))) as Promise<{ [K in keyof L]: Applicant }>;

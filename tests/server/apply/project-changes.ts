import type { ProjectChanges } from '@contract/project-change';
import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import { type Applicant, applicants, clearApplications, openPeriod } from '@tests/support/anApplicant';
import type { Answer, TestService } from '@tests/support/service';

/** A project that is carried out, the people who change something about it, and what they send. */
export const projectChanges = async (service: TestService) => {
  const [shen, xu] = await applicants(service, 'shenzhiyao', 'xuyingchuan');
  const [office, gu] = await applicants(service, 'office', 'gumingqian');
  const start = service.clock.now;
  const sql = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
  /** Days are counted from the beginning of the test. */
  const dayIn = (days: number): string => beijingDay(start.getTime() + days * DAY_MS);
  /** The end of such a day. */
  const dayAt = (days: number): string => `${dayIn(days)}T23:59:59+08:00`;

  const changesOf = async (id: number, person: Applicant = shen): Promise<ProjectChanges> =>
    (await person.send('GET', `/${id}/changes`)).body.data;
  const last = async (id: number, person: Applicant = shen) => {
    const [change] = (await changesOf(id, person)).changes;
    if (!change) throw new Error('nothing was asked for');
    return change;
  };
  /** The newest request as stored, whoever may still read it. */
  const newest = async (id: number): Promise<{ id: number; version: number }> =>
    (
      await sql('select id, version from project_change where application_id = $1 order by id desc limit 1', [
        id,
      ])
    ).rows[0];
  const act = async (id: number, path: string, body: object, person: Applicant): Promise<Answer> => {
    const { id: changeId, version } = await newest(id);
    return person.send('POST', `/${id}/changes/${changeId}/${path}`, { version, ...body });
  };
  return {
    shen,
    xu,
    office,
    gu,
    sql,
    dayIn,
    dayAt,
    changesOf,
    last,
    act,
    begin: async (): Promise<void> => {
      service.clock.now = start;
      await clearApplications(service);
      await sql('delete from rate_limit');
    },
    /** Approved in time; its first stage is due in ten days, its second in a year. */
    approved: async (dueIn = 10): Promise<number> => {
      const { id } = await shen.filed();
      const { id: periodId } = await openPeriod(service);
      await sql(
        `update application set status = 'approved', handler = 'applicant', reported_at = $2,
         version = version + 1 where id = $1`,
        [id, start],
      );
      await sql(
        `update period set stage_one_start = $2, stage_one_end = $3, stage_two_start = $4, stage_two_end = $5
         where id = $1`,
        [periodId, ...[-20, dueIn, 300, 365].map((days) => new Date(dayAt(days)))],
      );
      return id;
    },
    ask: (id: number, body: object = {}, person: Applicant = shen): Promise<Answer> =>
      person.send('POST', `/${id}/changes`, {
        kind: 'extension',
        milestone: 'one',
        until: dayIn(70),
        reason: '关键设备到货推迟两个月',
        ...body,
      }),
    /** Makes Gu a member of the same unit for now. */
    bringSuccessor: async (): Promise<void> => {
      await sql(
        `update account set unit_id = 1, certified = true, status = 'active' where login = 'gumingqian'`,
      );
    },
    askLeader: (id: number, body: object = {}, person: Applicant = shen): Promise<Answer> =>
      person.send('POST', `/${id}/changes/leader`, {
        name: '顾明谦',
        account: 'gumingqian',
        reason: '原负责人调任外地',
        ...body,
      }),
    agree: (id: number): Promise<Answer> => act(id, 'answer', { agree: true }, gu),
    refuse: (id: number): Promise<Answer> => act(id, 'answer', { agree: false, opinion: '精力有限' }, gu),
    pass: (id: number): Promise<Answer> => act(id, 'audit', { pass: true }, xu),
    sendBack: (id: number): Promise<Answer> => act(id, 'audit', { pass: false, opinion: '请附采购合同' }, xu),
    approve: (id: number): Promise<Answer> => act(id, 'decision', { approve: true }, office),
    decline: (id: number): Promise<Answer> =>
      act(id, 'decision', { approve: false, opinion: '理由不充分' }, office),
    withdraw: (id: number): Promise<Answer> => act(id, 'withdraw', {}, shen),
  };
};

import { beijingClock, beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import type { Config } from '@server/config/config';
import { sealContact } from '@server/crypto/sealed-contact';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { nextNumber } from '@server/db/nextNumber';
import { storeDemand } from '@server/modules/demand/service';
import { fillCover } from './fill-cover';
import { answeredDemands } from './market/answeredDemands';
import { firstDemands } from './market/firstDemands';
import { ownDemands } from './market/ownDemands';
import { secondDemands } from './market/secondDemands';
import { thirdDemands } from './market/thirdDemands';
import { workingTime } from './working-time';

const WAN = 1_000_000;
/** The numbers of the year start where those of a platform in use might be. */
const BEFORE_DEMO = 200;
/** Logins of those who post the demands, in turn. */
const POSTERS = ['xuyingchuan', 'gumingqian', 'luyiwei'] as const;
/** An applicant whose own list has a demand in each state that is not public. */
const WRITER = 'shenzhiyao';
const NOT_YET_PUBLIC = ['pending', 'returned'];

const fen = (wan: number | undefined): number | null => (wan === undefined ? null : wan * WAN);
const monthAhead = (now: Date, months: number): string =>
  beijingClock(now.getTime() + months * 30 * DAY_MS).slice(0, 7);

/** Demands of invented units, so that lists, filters and the home page have something to show. */
export const fillDemands = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const years = new Set<string>();
  /** Numbers count within the year of posting. */
  const numberOf = async (at: Date): Promise<string> => {
    const year = beijingClock(at).slice(0, 4);
    const name = `demand:${year}`;
    if (!years.has(year)) await tx.insertInto('counter').values({ name, value: BEFORE_DEMO }).execute();
    years.add(year);
    return `XQ${year}-${String(await nextNumber(tx, name)).padStart(4, '0')}`;
  };
  const people = await tx
    .selectFrom('account')
    .select(['id', 'login', 'realName', 'phone', 'email'])
    .where('login', 'in', [...POSTERS, WRITER])
    .orderBy('id')
    .execute();
  const posters = people.filter(({ login }) => login !== WRITER);
  const open = [...firstDemands, ...secondDemands, ...thirdDemands, ...answeredDemands].map(
    (demand, index) => ({
      demand: { status: 'published' as const, ...demand },
      poster: posters[index % posters.length],
    }),
  );
  const own = ownDemands.map((demand) => ({ demand, poster: people.find(({ login }) => login === WRITER) }));
  for (const { demand, poster } of [...open, ...own]) {
    if (!poster) throw new Error('The demo accounts have to be filled in before the demands.');
    const { unit, budget, publishedDaysAgo, daysLeft, monthsToFinish, indicators, ...rest } = demand;
    const contact = { name: poster.realName ?? '', phone: poster.phone ?? '', email: poster.email ?? '' };
    const at = workingTime(now, -publishedDaysAgo, demand.title);
    await storeDemand(tx, {
      ...rest,
      ...(await fillCover(tx, config.uploadDir, { title: demand.title, ownerId: poster.id, at })),
      no: await numberOf(at),
      ownerId: poster.id,
      unitName: unit,
      indicators: JSON.stringify(indicators),
      budgetMin: fen(budget?.[0]),
      budgetMax: fen(budget?.[1]),
      expectedBy: monthAhead(now, monthsToFinish),
      contact: sealContact(sealer, contact),
      publishAt: NOT_YET_PUBLIC.includes(demand.status) ? null : at,
      deadline: lastSecondOf(beijingDay(now.getTime() + daysLeft * DAY_MS)),
      createdAt: at,
      updatedAt: at,
    });
  }
};

import type { IpKind } from '@contract/achievement-choices';
import { beijingClock, beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import type { Config } from '@server/config/config';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { storeAchievement } from '@server/modules/achievement/service';
import { fillCover } from './fill-cover';
import type { DemoAchievement } from './market/demo-achievements';
import { firstAchievements } from './market/firstAchievements';
import { secondAchievements } from './market/secondAchievements';
import { workingTime } from './working-time';

const IP_NUMBERS: Record<IpKind, (n: number) => string> = {
  invention: (n) => `ZL2024 1 0${700000 + n * 137}.X`,
  utility: (n) => `ZL2024 2 0${300000 + n * 211}.5`,
  design: (n) => `ZL2024 3 0${100000 + n * 173}.2`,
  software: (n) => `2025SR${String(300000 + n * 97)}`,
  standard: (n) => `T/KCZX ${100 + n}—2025`,
  paper: (n) => `10.99999/kczx.2025.${n + 40}`,
};
/** Units with an account of their own publish their achievements under it; the university publishes the others. */
const OWNERS: Record<string, string> = {
  青陶水务科技有限公司: 'shenzhiyao',
  云泽大学: 'gumingqian',
  砺石新材料研究院: 'luyiwei',
};

interface Owner {
  id: number;
  login: string;
  realName: string | null;
  phone: string | null;
  email: string | null;
}

/** The first person's own list shows every status. */
const statusOf = (index: number): 'published' | 'pending' | 'removed' => {
  if (index === 5) return 'pending';
  return index === 16 ? 'removed' : 'published';
};

/** Numbers start where those of a platform in use might be. */
const FIRST_NUMBER = 101;

const peopleOf = ({ people }: DemoAchievement, owner: Owner) =>
  people.map((name, position) => ({
    name,
    role: position === 0 ? ('lead' as const) : ('engineering' as const),
    ...(name === owner.realName
      ? { login: owner.login, accountId: owner.id, state: 'confirmed' as const }
      : { login: null, accountId: null, state: 'named' as const }),
    answeredAt: null,
  }));

/** Achievements of invented units, so that gallery, statistics and the home page have something to show. */
export async function fillAchievements(tx: Transaction, config: Config, now: Date): Promise<void> {
  const sealer = createSealer(config.dataKey.export());
  const accounts: Owner[] = await tx
    .selectFrom('account')
    .select(['id', 'login', 'realName', 'phone', 'email'])
    .execute();
  const owners = new Map(accounts.map((account) => [account.login, account]));
  let ipNumber = 0;
  /** The last number of each year, after which new achievements continue. */
  const last = new Map<string, number>();
  for (const [index, demo] of [...firstAchievements, ...secondAchievements].entries()) {
    const owner = owners.get(OWNERS[demo.unit] ?? 'gumingqian');
    if (!owner) throw new Error('The demo accounts have to be filled in before the achievements.');
    const publishAt = workingTime(now, -demo.publishedDaysAgo, demo.title);
    const [year, number] = [beijingClock(publishAt).slice(0, 4), index + FIRST_NUMBER];
    last.set(year, number);
    const finished = new Date(now.getTime() - demo.finishedMonthsAgo * 30 * DAY_MS);
    const status = statusOf(index);
    const { title, field, type, summary, scenes, maturity, transfer, views } = demo;
    const ips = demo.ips.map(([kind, name]) => {
      ipNumber += 1;
      return { kind, title: name, number: IP_NUMBERS[kind](ipNumber) };
    });
    const contact = { name: owner.realName ?? '', phone: owner.phone ?? '', email: owner.email ?? '' };
    await storeAchievement(
      tx,
      {
        title,
        field,
        type,
        summary,
        scenes,
        maturity,
        transfer,
        status,
        ...(await fillCover(tx, config.uploadDir, { title, ownerId: owner.id, at: publishAt })),
        no: `CG${year}-${String(number).padStart(4, '0')}`,
        ownerId: owner.id,
        unitName: demo.unit,
        finishedOn: beijingDay(finished),
        ips: JSON.stringify(ips),
        contact: sealer.seal(JSON.stringify(contact)),
        reason: status === 'removed' ? '第三方权属尚待核实，暂不公开展示' : null,
        publishAt: status === 'pending' ? null : publishAt,
        views: status === 'pending' ? 0 : views,
        createdAt: publishAt,
        updatedAt: publishAt,
      },
      peopleOf(demo, owner),
    );
  }
  await tx
    .insertInto('counter')
    .values([...last].map(([year, value]) => ({ name: `achievement:${year}`, value })))
    .execute();
}

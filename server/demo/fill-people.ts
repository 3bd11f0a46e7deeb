import type { Transaction } from '@server/db/database';
import { demoApplications } from './application/fill-applications';
import { chanceOf, workingTime } from './working-time';

/** Further colleagues of the demo applicant, who give the unit something to audit. */
const COLLEAGUES = [
  { login: 'sulan', name: '苏澜', phone: '19900000011', certified: true },
  // Has filed in time, and waits for the certification.
  { login: 'luohe', name: '罗禾', phone: '19900000013', certified: false },
] as const;
const COLLEAGUES_UNIT = '青陶水务科技有限公司';

const SURNAMES = [...'梁魏秦许何吕施张孔曹严华金陶姜戚谢邹喻苏潘葛奚范彭郎'];
const GIVEN =
  '知行 明远 若水 清和 怀瑾 子衿 望舒 疏桐 景行 云开 思齐 南乔 以宁 承影 听澜 见微 如初 北辰 令仪 星阑'.split(
    ' ',
  );
/** Number of people in courses or with earlier applications. */
const PEOPLE = 60;
const PHONES = 19_900_100_000;

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** Applicants by name, then others in every unit, so that courses have learners. */
const namesAndUnits = (units: readonly string[]): readonly { name: string; unit: string }[] => {
  const applicants = demoApplications.flatMap(({ owner }) => ('name' in owner ? [owner] : []));
  const others = Array.from({ length: PEOPLE - applicants.length }, (_, i) => ({
    name: `${pick(SURNAMES, i * 7 + 3)}${pick(GIVEN, i * 11 + chanceOf(`${i}`, 3))}`,
    unit: pick(units, i),
  }));
  return [...applicants, ...others];
};

/** People who cannot sign in: they have applied, are colleagues, or learn. */
export const fillPeople = async (
  tx: Transaction,
  units: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  const colleagues = COLLEAGUES.map((person) => ({ ...person, unit: COLLEAGUES_UNIT }));
  const others = namesAndUnits([...units.keys()]).map(({ name, unit }, i) => ({
    login: `demo-${String(i + 1).padStart(3, '0')}`,
    name,
    unit,
    phone: String(PHONES + i),
    certified: true,
  }));
  await tx
    .insertInto('account')
    .values(
      [...colleagues, ...others].map(({ login, name, phone, unit, certified }) => {
        const email = `${login}@example.cn`;
        return {
          login,
          loginKey: login,
          nickname: name,
          realName: name,
          certified,
          phone,
          phoneKey: phone,
          email,
          emailKey: email,
          unitId: units.get(unit) ?? null,
          createdAt: workingTime(now, -900 + chanceOf(login, 40), login),
        };
      }),
    )
    .execute();
};

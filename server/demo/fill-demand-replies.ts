import type { ReplyStatus } from '@contract/reply-choices';
import type { Config } from '@server/config/config';
import { sealContact } from '@server/crypto/sealed-contact';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { workingHoursAgo } from './working-time';

interface DemoReply {
  demand: string;
  by: string;
  status: ReplyStatus;
  /** Hours of work since it began. */
  hoursAgo: number;
  /** Messages in turn; the person who applied begins. */
  words: readonly string[];
}

const REPLIES: readonly DemoReply[] = [
  {
    demand: '轴承沟道磨削烧伤的在线识别',
    by: 'luyiwei',
    status: 'pending',
    hoursAgo: 5,
    words: ['实验室做过高速磨削的声发射监测，有 8—30 微米烧伤层的判定经验，想先看 50 件带标注的样件数据。'],
  },
  {
    demand: '丘陵茶园夜间霜冻提前 6 小时预警',
    by: 'shenzhiyao',
    status: 'accepted',
    hoursAgo: 14,
    words: [
      '我们有 40 套低功耗温湿度节点和现成的网关，可以先布两个坡面做一季对照。',
      '可以，谷底冷湖最明显的两个坡面在东片，下周方便来看吗？',
      '周三上午可以，先带 6 套节点过去。',
    ],
  },
];

/** Conversations about demo demands: one that waits for its answer, one that is under way. */
export const fillDemandReplies = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  for (const { demand: title, by, status, hoursAgo, words } of REPLIES) {
    const demand = await tx
      .selectFrom('demand')
      .select(['id', 'ownerId'])
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const account = await tx
      .selectFrom('account')
      .leftJoin('unit', 'unit.id', 'account.unitId')
      .select(['account.id', 'account.realName', 'account.phone', 'account.email', 'unit.name as unitName'])
      .where('account.login', '=', by)
      .executeTakeFirstOrThrow();
    if (account.id === demand.ownerId)
      throw new Error(`The demo demand ${title} is answered by its own owner.`);
    const at = (turn: number): Date => workingHoursAgo(now, hoursAgo - turn * 2, `${title} ${turn}`);
    const contact = { name: account.realName ?? '', phone: account.phone ?? '', email: account.email ?? '' };
    const { id } = await tx
      .insertInto('demandReply')
      .values({
        demandId: demand.id,
        accountId: account.id,
        unitName: account.unitName ?? '',
        status,
        contact: sealContact(sealer, contact),
        createdAt: at(0),
        updatedAt: at(words.length - 1),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const messages = words.map((body, turn) => ({
      replyId: id,
      accountId: turn % 2 === 0 ? account.id : demand.ownerId,
      body,
      createdAt: at(turn),
    }));
    await tx.insertInto('demandMessage').values(messages).execute();
  }
};

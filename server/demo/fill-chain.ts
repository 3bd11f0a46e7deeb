import type { Transaction } from '@server/db/database';
import { fluorideWater } from './application/projects/fluorideWater';
import { tunnelCracks } from './application/projects/heritage';
import { imagingReports } from './application/projects/imagingReports';
import { grindingBurn } from './application/projects/machinery';
import { muralGrout } from './application/projects/materials';
import { earlyAmbulation } from './application/projects/medicine';
import { pipeLining } from './application/projects/pipeLining';
import { pumpStations } from './application/projects/pumpStations';
import { teaFrost } from './application/projects/teaFrost';
import { doorSeals } from './application/projects/transport';
import { waterQualityKit } from './application/projects/waterQualityKit';

interface Link {
  project: { title: string };
  /** The demand it answered. */
  answers?: string;
  /** Title of the achievement that resulted from it. */
  achievement?: string;
}

export const DEMO_CHAINS: readonly Link[] = [
  {
    project: waterQualityKit,
    answers: '二次供水水质指标的现场快检',
    achievement: '水质快检装置的免维护参比电极',
  },
  {
    project: imagingReports,
    answers: '影像报告左右写反的签发前提醒',
    achievement: '影像报告左右与部位一致性核对系统',
  },
  {
    project: fluorideWater,
    answers: '面板园区含氟废水的减药减泥',
    achievement: '含氟废水两级除氟与资源回收装置',
  },
  {
    project: teaFrost,
    answers: '谷底茶园倒春寒的坡面预报',
    achievement: '丘陵茶园坡面级霜冻判断模型',
  },
  {
    project: grindingBurn,
    answers: '磨削烧伤在工位内的三档判定',
    achievement: '轴承沟道磨削烧伤的涡流在线判定装置',
  },
  {
    project: doorSeals,
    answers: '冷藏车门封更换的检测依据',
    achievement: '冷藏车门封老化五分钟判定仪',
  },
  { project: pumpStations, answers: '泵站群峰段电费的协同压降' },
  { project: pipeLining, answers: '街巷小口径铸铁管的免开挖修复' },
  { project: muralGrout, achievement: '壁画空鼓灌浆用低收缩改性石灰' },
  { project: earlyAmbulation, achievement: '术后早期下床活动的多点姿态监测带' },
  { project: tunnelCracks, achievement: '隧道衬砌裂缝巡检的分级规则' },
];

type Titled = 'application' | 'demand' | 'achievement';

const idsOf = async (tx: Transaction, table: Titled): Promise<(title: string) => number> => {
  const rows = await tx.selectFrom(table).select(['id', 'title']).execute();
  return (title) => {
    const row = rows.find((one) => one.title === title);
    if (!row) throw new Error(`The demo has no ${table} ${title}.`);
    return row.id;
  };
};

/**
 * Links the demo records: demand, application, result and achievement, and every period with the policies it is based
 * on.
 */
export const fillChain = async (tx: Transaction): Promise<void> => {
  const policies = await tx
    .selectFrom('content')
    .select('id')
    .where('typeKey', '=', 'policyDoc')
    .where((eb) => eb.or([eb('title', 'like', '开创专项管理办法%'), eb('title', 'like', '专项经费%')]))
    .orderBy('id')
    .execute();
  await tx
    .updateTable('period')
    .set({ policies: JSON.stringify(policies.map(({ id }) => id)) })
    .execute();
  const application = await idsOf(tx, 'application');
  const demand = await idsOf(tx, 'demand');
  const achievement = await idsOf(tx, 'achievement');
  for (const { project, answers, achievement: grown } of DEMO_CHAINS) {
    const id = application(project.title);
    if (answers)
      await tx
        .updateTable('application')
        .set({ demandId: demand(answers) })
        .where('id', '=', id)
        .execute();
    if (grown)
      await tx
        .updateTable('achievement')
        .set({ sourceId: id })
        .where('id', '=', achievement(grown))
        .execute();
  }
};

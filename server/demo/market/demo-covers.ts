import type { DemoPicture } from '@server/demo/demo-picture';

const NETWORK: DemoPicture = {
  picture: 'network',
  alt: '管网示意图，中间一段管道标为疑似漏点',
  caption: '模型给出的疑似管段（演示数据，示意图）',
};
const SOUND: DemoPicture = {
  picture: 'sound',
  alt: '三个测点先后收到同一处漏点的声波，下方是它的频谱',
  caption: '三个测点的声波与频谱（演示数据，示意图）',
};
const FROST: DemoPicture = {
  picture: 'frost',
  alt: '两处测点的夜间气温曲线，后半夜低于虚线所示的霜冻限值',
  caption: '坡顶与坡底的夜间气温（演示数据）',
};
const SLOPES: DemoPicture = {
  picture: 'slopes',
  alt: '坡面等高线图，右上方的低洼处为冷空气聚集区，图上有四个测点',
  caption: '凌晨四时的坡面低温区与测点（演示数据，示意图）',
};

interface DemoCover extends DemoPicture {
  /** Pictures below the text. */
  figures?: readonly DemoPicture[];
}

/** Covers of achievements and demands of the demo, by their titles; the others show the generated one. */
export const DEMO_COVERS: Readonly<Record<string, DemoCover>> = {
  供水管网多点声学监测终端: { ...SOUND, figures: [NETWORK] },
  管网水力与声学耦合漏损诊断模型: NETWORK,
  丘陵茶园坡面级霜冻判断模型: { ...SLOPES, figures: [FROST] },
  含氟废水两级除氟与资源回收装置: {
    picture: 'tanks',
    alt: '两个串联的反应罐，罐底有沉淀物，由管道相连',
    caption: '两级除氟的流程（演示数据，示意图）',
  },
  冷藏车门封老化五分钟判定仪: {
    picture: 'seals',
    alt: '三条随时间下降的压力曲线，先后低于虚线所示的限值',
    caption: '三种门封的保压曲线与判定限值（演示数据）',
  },
  轴承沟道磨削烧伤的在线识别: {
    picture: 'ring',
    alt: '轴承内圈的剖面，沟道右上方一段标为烧伤',
    caption: '磨削烧伤的位置（演示数据，示意图）',
  },
  '丘陵茶园夜间霜冻提前 6 小时预警': { ...FROST, figures: [SLOPES] },
  古建筑木构件含水率的无损测量: {
    picture: 'hall',
    alt: '木构古建筑的立面，柱脚颜色较深，表示含水率高',
    caption: '各构件的含水率，颜色越深越潮湿（演示数据，示意图）',
  },
};

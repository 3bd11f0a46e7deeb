import type { REVIEW_DIMENSIONS } from '@contract/review-choices';
import { dredgedBlocks, pondOxygen } from '@server/demo/application/projects/agriculture';
import { fleetEnergy } from '@server/demo/application/projects/fleet';
import { rollerSurface } from '@server/demo/application/projects/machinery';
import { fallRisk } from '@server/demo/application/projects/medicine';

export type PanelNotes = Record<(typeof REVIEW_DIMENSIONS)[number]['key'], string>;

/** Remarks of the panel on each project, by the project's title. */
export const PANEL_NOTES: Readonly<Record<string, PanelNotes>> = {
  [fallRisk.title]: {
    innovation: '把起坐稳定度与步态对称合并计分，针对社区条件作了取舍。',
    feasibility: '十二个社区的场地和护士已经约定，八分钟流程经过三个社区试用。',
    capability: '康复医学与公共卫生人员都在团队内，随访与家庭医生签约结合。',
    benefit: '以半年随访的跌倒结局检验灵敏度，比问卷口径可靠。',
  },
  [pondOxygen.title]: {
    innovation: '用前夜实测耗氧速率代替估算生物量，思路简洁。',
    feasibility: '二十四口池塘和电表已经落实，探头附着藻类的对策还需细化。',
    capability: '养殖与环境工程人员配合，塘口观测人员稳定。',
    benefit: '增氧用电可由电表直接核对，减少三成的目标与前期数据相符。',
  },
  [rollerSurface.title]: {
    innovation: '三光源分时成像区分油渍与几何损伤，省去清洗工序。',
    feasibility: '两条线的替代方案清楚，油膜波动是主要变数。',
    capability: '光学与图像处理人员齐备，样本标注量较大。',
    benefit: '漏检率以混入缺陷件复检，考核办法严格。',
  },
  [fleetEnergy.title]: {
    innovation: '把一趟运输分成四段设定温度，贴近车队实际。',
    feasibility: '三种机组接口不一，需要先确认遥控接口都能使用。',
    capability: '团队熟悉车队运行，制冷热负荷建模的力量略弱。',
    benefit: '同线路同车型设对照组，油耗下降可以核对。',
  },
  [dredgedBlocks.title]: {
    innovation: '孔型与底泥级配一并设计，兼顾强度与植物生长。',
    feasibility: '先铺二百米试验段再扩大，步骤稳妥。',
    capability: '岩土与水利人员搭配合理，产线操作人员待招。',
    benefit: '处置费用以竣工决算核定，推广价值清楚。',
  },
};

import { byOffice, type DemoApplication, filed, funded, stageOne, stageTwo } from './demo-application';
import { fluorideWater } from './projects/fluorideWater';
import { imagingReports } from './projects/imagingReports';
import { leakPlatform } from './projects/leakPlatform';
import { meterData } from './projects/meterData';
import { oldTownAcoustics } from './projects/oldTownAcoustics';
import { pipeLining } from './projects/pipeLining';
import { pumpStations } from './projects/pumpStations';
import { sludgeDrying } from './projects/sludgeDrying';
import { teaFrost } from './projects/teaFrost';
import { waterQualityKit } from './projects/waterQualityKit';

const SHEN = { login: 'shenzhiyao' };

/** The applications that people see first: the demo applicant's, those of her unit, and three completed ones. */
export const mainApplications: readonly DemoApplication[] = [
  {
    owner: SHEN,
    period: 0,
    project: waterQualityKit,
    createdDay: -846,
    story: [
      ...filed(-821, -818, -814),
      ...funded(-799, -758, -741),
      ...stageOne(-551, -533),
      ...stageTwo(-190, -173),
    ],
  },
  {
    owner: SHEN,
    period: 1,
    project: pumpStations,
    createdDay: -352,
    story: [
      ...filed(-334, -331, -326),
      ...funded(-306, -268, -251),
      { event: 'submit_stage_one', actor: 'applicant', day: -50 },
      byOffice('return_stage_one', -8, '请补充第三方检测报告的编号，并说明终端在线率的统计口径。'),
    ],
  },
  {
    owner: SHEN,
    period: 3,
    project: oldTownAcoustics,
    createdDay: -47,
    story: [
      ...filed(-26, -22, -17),
      byOffice(
        'return',
        -4,
        '设备费测算依据：设备单价缺少依据。请附三家报价或近一年采购合同，并说明与在用设备的区别。',
      ),
    ],
    dueDay: 5,
    remarks: [
      {
        path: 'budget.equipment.basis',
        reasonCode: 'basis',
        text: '设备单价缺少依据。请附三家报价或近一年采购合同，并说明与在用设备的区别。',
      },
      {
        path: 'target.schedule',
        reasonCode: 'inconsistent',
        text: '“免开挖噪声记录仪”安排在第三项，晚于阶段一目标“定型 40 台”所需的时间，请逐项对应。',
      },
    ],
  },
  {
    owner: SHEN,
    period: 4,
    project: leakPlatform,
    filled: ['base', 'unit', 'team'],
    createdDay: -6,
    story: [],
  },
  {
    owner: { login: 'sulan' },
    period: 4,
    project: sludgeDrying,
    createdDay: -13,
    story: [{ event: 'submit', actor: 'applicant', day: -3 }],
  },
  {
    owner: { login: 'wenheng' },
    period: 4,
    project: meterData,
    createdDay: -15,
    story: [
      { event: 'submit', actor: 'applicant', day: -8 },
      { event: 'start_audit', actor: 'unit', day: -5 },
    ],
  },
  {
    owner: { login: 'luohe' },
    period: 4,
    project: pipeLining,
    createdDay: -11,
    story: [{ event: 'submit', actor: 'applicant', day: -1 }],
  },
  {
    owner: { name: '佟若水', unit: '南屿市第三医院' },
    period: 0,
    project: imagingReports,
    createdDay: -844,
    story: [
      ...filed(-826, -823, -820),
      ...funded(-802, -761, -741),
      ...stageOne(-558, -541),
      ...stageTwo(-196, -169),
    ],
  },
  {
    owner: { name: '奚云开', unit: '砺石新材料研究院' },
    period: 0,
    project: fluorideWater,
    createdDay: -843,
    story: [
      ...filed(-815, -812, -806),
      // The panel took four days longer than promised.
      ...funded(-794, -750, -740),
      ...stageOne(-547, -528),
      ...stageTwo(-188, -166),
    ],
  },
  {
    owner: { name: '苏望舒', unit: '云泽大学' },
    period: 0,
    project: teaFrost,
    createdDay: -838,
    story: [
      ...filed(-812, -809, -803),
      ...funded(-791, -759, -741),
      ...stageOne(-543, -522),
      ...stageTwo(-184, -161),
    ],
  },
];

import { byOffice, type DemoApplication, filed, funded, stageOne, stageTwo } from './demo-application';
import { dredgedBlocks, pondOxygen } from './projects/agriculture';
import { bladeFibre, curingPeak, solarWashing, wasteHeat } from './projects/composites';
import { fleetEnergy, wireRopes } from './projects/fleet';
import { spectralAtlas, timberMoisture, tunnelCracks } from './projects/heritage';
import { cageMoulding, grindingBurn, rollerSurface } from './projects/machinery';
import { muralGrout, ramieFilm } from './projects/materials';
import { earlyAmbulation, fallRisk, slideFocus } from './projects/medicine';
import { labExchange, remoteConsulting } from './projects/medicine-records';
import { aisleRobots, coldStoreAmmonia, doorSeals } from './projects/transport';

const UNIVERSITY = '云泽大学';
const INSTITUTE = '砺石新材料研究院';
const HOSPITAL = '南屿市第三医院';
const BEARINGS = '澜川精密轴承有限公司';
const TRANSPORT = '北汀冷链运输有限公司';

type Facts = Pick<DemoApplication, 'period' | 'project' | 'createdDay' | 'story' | 'dueDay'>;
const by = (name: string, unit: string, facts: Facts): DemoApplication => ({
  owner: { name, unit },
  ...facts,
});

/** Applications of past periods: six of nine completed, and the outcomes of the others. */
const past: readonly DemoApplication[] = [
  by('魏景行', BEARINGS, {
    period: 0,
    project: grindingBurn,
    createdDay: -841,
    story: [
      ...filed(-819, -816, -811),
      ...funded(-797, -760, -741),
      ...stageOne(-556, -537),
      ...stageTwo(-198, -176),
    ],
  }),
  by('戚明远', TRANSPORT, {
    period: 0,
    project: doorSeals,
    createdDay: -837,
    story: [
      ...filed(-817, -813, -809),
      ...funded(-793, -758, -740),
      ...stageOne(-549, -526),
      ...stageTwo(-186, -159),
    ],
  }),
  by('蓝知行', INSTITUTE, {
    period: 0,
    project: muralGrout,
    createdDay: -842,
    story: [
      ...filed(-824, -821, -815),
      ...funded(-800, -762, -741),
      ...stageOne(-552, -530),
      ...stageTwo(-193, -171),
    ],
  }),
  by('潘知行', HOSPITAL, {
    period: 0,
    project: earlyAmbulation,
    createdDay: -836,
    story: [
      ...filed(-814, -810, -807),
      ...funded(-790, -756, -740),
      ...stageOne(-545, -519),
      ...stageTwo(-182, -157),
    ],
  }),
  by('曹明远', UNIVERSITY, {
    period: 0,
    project: tunnelCracks,
    createdDay: -835,
    story: [
      ...filed(-811, -808, -802),
      ...funded(-788, -755, -740),
      ...stageOne(-541, -524),
      ...stageTwo(-181, -163),
    ],
  }),
  by('宋清和', INSTITUTE, {
    period: 0,
    project: ramieFilm,
    createdDay: -840,
    story: [
      ...filed(-822, -817, -812),
      ...funded(-796, -761, -741),
      ...stageOne(-554, -531),
      { event: 'submit_stage_two', actor: 'applicant', day: -183 },
      byOffice('return_stage_two', -151, '审计报告缺少设备尾款的支付凭证，请重新出具后提交。'),
      { event: 'submit_stage_two', actor: 'applicant', day: -9 },
    ],
  }),
  by('郎望舒', UNIVERSITY, {
    period: 0,
    project: spectralAtlas,
    createdDay: -834,
    story: [
      ...filed(-813, -807, -804),
      byOffice('accept', -789),
      byOffice(
        'decline',
        -757,
        '专家组认为服务单位的来源尚未落实，光谱库与已有平台的衔接不清楚，建议补充后再申报。',
      ),
    ],
  }),
  by('谢疏桐', TRANSPORT, {
    period: 1,
    project: aisleRobots,
    createdDay: -349,
    story: [...filed(-331, -327, -323), ...funded(-304, -269, -251), ...stageOne(-62, -29)],
  }),
  by('吕若水', HOSPITAL, {
    period: 1,
    project: remoteConsulting,
    createdDay: -347,
    story: [
      ...filed(-329, -325, -319),
      ...funded(-301, -267, -250),
      byOffice('terminate', -118, '项目负责人调离，所在单位已无相应团队，单位书面申请终止并完成经费清算。'),
    ],
  }),
  by('奚望舒', INSTITUTE, {
    period: 1,
    project: wasteHeat,
    createdDay: -344,
    story: [
      ...filed(-327, -324, -318),
      byOffice('accept', -299),
      byOffice('decline', -270, '三家应用企业的安装条件只落实一家，示范规模达不到批次要求。'),
    ],
  }),
  by('潘子衿', HOSPITAL, {
    period: 1,
    project: labExchange,
    createdDay: -341,
    story: [
      ...filed(-325, -321, -316),
      byOffice('reject', -298, '数据平台由主管部门另行立项建设，与在建项目内容重复，不符合本批次支持方向。'),
    ],
  }),
];

const recent: readonly DemoApplication[] = [
  by('葛明远', TRANSPORT, {
    period: 2,
    project: coldStoreAmmonia,
    createdDay: -106,
    story: [...filed(-84, -80, -75), ...funded(-59, -15, -2)],
  }),
  by('秦怀瑾', BEARINGS, {
    period: 2,
    project: cageMoulding,
    createdDay: -104,
    story: [
      ...filed(-82, -78, -72),
      byOffice('accept', -57),
      byOffice('propose', -15),
      byOffice('object', -9, '有单位提出与其在先专利存在重叠，经核查属于不同成型工艺，提交专家组复核。'),
      byOffice('propose', -4),
    ],
  }),
  by('严若水', UNIVERSITY, {
    period: 2,
    project: solarWashing,
    createdDay: -103,
    dueDay: -41,
    story: [
      ...filed(-79, -76, -70),
      byOffice('return', -56, '屋面荷载与防水的安全评估材料缺失，请补充。'),
      { event: 'expire', actor: 'system', day: -40 },
    ],
  }),
];

/**
 * Waiting in the admin area: panels at work, and four applications to check. None is from the unit of the expert with a
 * demo account, who must not review colleagues.
 */
const waiting: readonly DemoApplication[] = [
  by('何知行', HOSPITAL, {
    period: 3,
    project: fallRisk,
    createdDay: -57,
    story: [...filed(-41, -38, -33), byOffice('accept', -21)],
  }),
  by('梁清和', UNIVERSITY, {
    period: 3,
    project: pondOxygen,
    createdDay: -56,
    story: [...filed(-39, -35, -31), byOffice('accept', -20)],
  }),
  by('秦景行', BEARINGS, {
    period: 3,
    project: rollerSurface,
    createdDay: -54,
    story: [...filed(-37, -34, -28), byOffice('accept', -18)],
  }),
  by('许望舒', TRANSPORT, {
    period: 3,
    project: fleetEnergy,
    createdDay: -53,
    story: [...filed(-34, -30, -25), byOffice('accept', -16)],
  }),
  by('施若水', UNIVERSITY, {
    period: 3,
    project: dredgedBlocks,
    createdDay: -51,
    story: [...filed(-32, -28, -23), byOffice('accept', -14)],
  }),
  by('张景行', UNIVERSITY, {
    period: 3,
    project: curingPeak,
    createdDay: -50,
    story: filed(-30, -26, -18),
  }),
  by('孔清和', HOSPITAL, {
    period: 3,
    project: slideFocus,
    createdDay: -48,
    story: filed(-28, -24, -15),
  }),
  by('严知行', UNIVERSITY, {
    period: 3,
    project: timberMoisture,
    createdDay: -46,
    story: filed(-24, -19, -12),
  }),
  by('华若水', BEARINGS, {
    period: 3,
    project: bladeFibre,
    createdDay: -44,
    story: filed(-21, -17, -10),
  }),
  by('吕景行', TRANSPORT, {
    period: 4,
    project: wireRopes,
    createdDay: -16,
    story: [
      { event: 'submit', actor: 'applicant', day: -9 },
      { event: 'withdraw', actor: 'applicant', day: -4 },
    ],
  }),
];

/** Lighter ones of people who cannot sign in: in every status that the main applications leave out, and enough to count. */
export const applicationsOfOthers: readonly DemoApplication[] = [...past, ...recent, ...waiting];

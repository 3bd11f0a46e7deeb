import type { Demand } from '@contract/demand';
import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import type { DemandReply } from '@contract/demand-reply';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { unmade } from '@/pages/demand/form/own-demands';

/** A public demand in the form its page receives. */
export const aDemand = (facts: Partial<Demand> = {}): Demand => ({
  id: 7,
  no: 'XQ2026-0207',
  title: '泵房振动的在线诊断',
  field: 'manufacturing',
  type: 'development',
  status: 'published',
  summary: '',
  problem: '四座泵房靠人工测振。',
  conditions: '',
  cooperation: '委托开发',
  indicators: [],
  unitName: '澜川精密轴承有限公司',
  budgetMin: null,
  budgetMax: null,
  cover: null,
  figures: [],
  expectedBy: '2027-05',
  publishAt: '2026-09-01T09:00:00+08:00',
  deadline: '2026-12-01T23:59:59+08:00',
  daysLeft: 60,
  views: 3,
  files: [],
  scope: 'public',
  mine: false,
  contactGate: 'member',
  contact: null,
  ...facts,
});
/** A conversation about it, as its owner sees it. */
export const aReply = (facts: Partial<DemandReply> = {}): DemandReply => ({
  id: 3,
  demandId: 7,
  demandTitle: '泵房振动的在线诊断',
  by: '陆一苇',
  unitName: '砺石新材料研究院',
  status: 'pending',
  mine: false,
  unitNow: null,
  answerBy: '2026-12-01T23:59:59+08:00',
  ending: null,
  reason: null,
  messages: [{ id: 1, mine: false, by: '陆一苇', text: '做过相近的监测', at: '2026-09-02T09:00:00+08:00' }],
  contactGate: 'waiting',
  contact: null,
  actions: ['accept', 'decline'],
  open: true,
  version: 0,
  createTime: '2026-09-02T09:00:00+08:00',
  ...facts,
});
/** An empty draft. */
export const EMPTY: DemandDraft = {
  ...DEMAND_SHAPE.blank,
  unitName: '青陶水务科技有限公司',
  contactName: '沈知遥',
  contactPhone: '13800000002',
};
/** The same demand as its owner manages it. */
export const anOwn = (facts: Partial<OwnDemand> = {}): OwnDemand => ({
  ...unmade(EMPTY),
  id: 7,
  version: 1,
  createTime: '2026-09-01T09:00:00+08:00',
  updateTime: '2026-09-01T09:00:00+08:00',
  ...facts,
});

import type { Actor, Section } from '@contract/enums';
import type { ApplicationEvent } from '@contract/rules/status-machine';
import {
  type DemoProject,
  LEAK_PLATFORM,
  METER_DATA,
  OLD_TOWN_ACOUSTICS,
  PIPE_LINING,
  PUMP_STATIONS,
  SLUDGE_DRYING,
  WATER_QUALITY_KIT,
} from './demo-projects';

export interface DemoStep {
  event: ApplicationEvent;
  actor: Actor;
  /** Day it happened, from today. */
  day: number;
  reason?: string;
}

export interface DemoApplication {
  owner: string;
  /** Which of the demo's periods, from the oldest. */
  period: number;
  project: DemoProject;
  /** Last part of its number; none before the first submit. */
  number?: number;
  /** Sections that are filled in; all, unless said. */
  filled?: readonly Section[];
  createdDay: number;
  story: readonly DemoStep[];
  /** A returned one has to come back by then. */
  dueDay?: number;
  /** What the office pinned to fields when it sent it back. */
  remarks?: readonly { path: string; reasonCode: string; text: string }[];
}

const audit = (day: number): DemoStep[] => [
  { event: 'submit', actor: 'applicant', day },
  { event: 'start_audit', actor: 'unit', day: day + 4 },
  { event: 'report', actor: 'unit', day: day + 9 },
];
const decision = (day: number): DemoStep[] => [
  { event: 'accept', actor: 'office', day },
  { event: 'propose', actor: 'office', day: day + 30 },
  { event: 'approve', actor: 'system', day: day + 48 },
];

/** One application in each state that an applicant meets, and one that waits for the unit's auditor. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    owner: 'shenzhiyao',
    period: 0,
    project: WATER_QUALITY_KIT,
    number: 9,
    createdDay: -840,
    story: [
      ...audit(-820),
      ...decision(-795),
      { event: 'submit_stage_one', actor: 'applicant', day: -550 },
      { event: 'pass_stage_one', actor: 'office', day: -532 },
      { event: 'submit_stage_two', actor: 'applicant', day: -190 },
      { event: 'pass_stage_two', actor: 'office', day: -172 },
    ],
  },
  {
    owner: 'shenzhiyao',
    period: 1,
    project: PUMP_STATIONS,
    number: 118,
    createdDay: -350,
    story: [
      ...audit(-335),
      ...decision(-300),
      { event: 'submit_stage_one', actor: 'applicant', day: -50 },
      {
        event: 'return_stage_one',
        actor: 'office',
        day: -6,
        reason: '请补充第三方检测报告的编号，并说明终端在线率的统计口径。',
      },
    ],
  },
  {
    owner: 'shenzhiyao',
    period: 2,
    project: OLD_TOWN_ACOUSTICS,
    number: 32,
    createdDay: -45,
    story: [
      ...audit(-25),
      {
        event: 'return',
        actor: 'office',
        day: -3,
        reason: '设备费测算依据：设备单价缺少依据。请附三家报价或近一年采购合同，并说明与在用设备的区别。',
      },
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
        text: '进度安排与考核指标的阶段一目标不一致，请逐项对应。',
      },
    ],
  },
  {
    owner: 'shenzhiyao',
    period: 3,
    project: LEAK_PLATFORM,
    filled: ['base', 'unit', 'team'],
    createdDay: -6,
    story: [],
  },
  {
    owner: 'sulan',
    period: 3,
    project: SLUDGE_DRYING,
    number: 6,
    createdDay: -12,
    story: [{ event: 'submit', actor: 'applicant', day: -2 }],
  },
  {
    owner: 'wenheng',
    period: 3,
    project: METER_DATA,
    number: 7,
    createdDay: -14,
    story: [
      { event: 'submit', actor: 'applicant', day: -6 },
      { event: 'start_audit', actor: 'unit', day: -4 },
    ],
  },
  {
    owner: 'luohe',
    period: 3,
    project: PIPE_LINING,
    number: 8,
    createdDay: -10,
    story: [{ event: 'submit', actor: 'applicant', day: -1 }],
  },
];

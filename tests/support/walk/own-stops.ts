import { ofRecord, type Stop, still } from './stop';

const who = 'shenzhiyao';
const area = { who, frame: 'innovation' } as const;
const own = { who, frame: 'user' } as const;
const column = { who, frame: 'demand' } as const;
const learning = still({ who, frame: 'learning' });
/** The person who opened them may change them. */
const teacher = { who: 'gumingqian', frame: 'learning' } as const;

const MAP = { from: '/sitemap' };
const APPLICATIONS = '/prod-api/cms/apply/myList';
const DEMANDS = '/prod-api/cms/demand/mine';
const ACHIEVEMENTS = '/prod-api/cms/achi/mine';
const taughtBy =
  (name: string) =>
  ({ teacher: by }: Record<string, unknown>): boolean =>
    by === name;

/** Only filed applications have such a page; drafts are written in the form. */
const isFiled = ({ submittedAt }: Record<string, unknown>): boolean => submittedAt !== null;

/** The heading of a form is what it does, not the record's name. */
const named = (stop: Stop, heading: string): Stop => ({
  ...stop,
  find: async (ask) => ({ ...(await stop.find(ask)), heading }),
});

/** A person's own pages. */
export const ownStops: Stop[] = [
  still(area)('/innovation/myProjects', '我的项目', MAP),
  still(area)('/innovation/myProjects/new', '新建申报', MAP),
  still(area)('/innovation/myProjects/join', '协作邀请', { from: '/innovation/myProjects' }),
  still(area)('/innovation/myProjects/confirm', '确认参加项目'),
  ofRecord({ who, frame: 'form' })(
    '/innovation/myProjects/:id',
    { list: APPLICATIONS },
    { from: '/innovation/myProjects' },
  ),
  still(area)('/innovation/dataChart', '数据', MAP),
  still(own)('/user', /^\d 件事等您处理$/, { tab: '用户中心', ...MAP }),
  still(own)('/user/myProjects', '我的项目', MAP),
  still(own)('/user/facts', '资料库'),
  still(own)('/user/searches', '保存的搜索'),
  still(own)('/user/exports', '我的导出'),
  ofRecord(own)('/user/myProjects/:id', { list: APPLICATIONS, where: isFiled }, { from: '/user/myProjects' }),
  ofRecord(own)('/innovation/result/:id', { list: '/prod-api/cms/open/result', id: 'applicationId' }),
  still(own)('/user/demand', '我的需求', MAP),
  ofRecord(own)('/user/demand/:id', { list: DEMANDS }, { from: '/user/demand' }),
  ofRecord(own)('/user/demand/detail/:id', { list: '/prod-api/cms/open/demand' }),
  still(own)('/user/achi/mine', '我的成果', MAP),
  ofRecord(own)('/user/achi/detail/:id', { list: '/prod-api/cms/open/achi' }),
  ofRecord(own)('/user/achi/mine/detail/:id', { list: ACHIEVEMENTS }, { from: '/user/achi/mine' }),
  ofRecord(column)('/demand/:id', { list: DEMANDS }),
  still(column)('/achi/mine', '我的成果', MAP),
  ofRecord(column)('/achi/mine/detail/:id', { list: ACHIEVEMENTS }, { from: '/achi/mine' }),
  learning('/learning/join', '凭邀请码加入', MAP),
  learning('/learning/mine', '我的学习', MAP),
  learning('/learning/requests', '加入申请', MAP),
  learning('/learning/courses/new', '开设课程', MAP),
  learning('/learning/projects/new', '开设学习项目', MAP),
  named(
    ofRecord(teacher)('/learning/courses/:id/edit', {
      list: '/api/courses.json',
      rows: 'courses',
      where: taughtBy('顾明谦'),
    }),
    '修改介绍与设置',
  ),
  named(
    ofRecord(teacher)('/learning/projects/:id/edit', {
      list: '/api/projects.json',
      rows: 'projects',
      where: taughtBy('顾明谦'),
    }),
    '修改介绍与设置',
  ),
];

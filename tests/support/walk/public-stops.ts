import { ofRecord, type Stop, still } from './stop';

const open = { who: null, frame: 'main' } as const;
const page = still(open);
const record = ofRecord(open);
const help = still({ who: null, frame: 'help' });
const area = still({ who: null, frame: 'innovation' });
const column = { who: null, frame: 'demand' } as const;
const learning = { who: null, frame: 'learning' } as const;
const entrance = still({ who: null, frame: 'auth' });

const MAP = { from: '/sitemap' };
const contents = (type: string): string => `/prod-api/cms/open/kczx/cmsByCmsType/${type}/cmsList`;

/** What anybody may open. */
export const publicStops: Stop[] = [
  page('/', '开创专项', { tab: '首页', from: '/sitemap' }),
  page('/version2', '开创专项', { tab: '首页' }),
  help('/notification', '通知公告', MAP),
  help('/policyDoc', '政策文件', MAP),
  help('/commonTemplates', '常用模板', MAP),
  help('/faq', '常见问题', MAP),
  record('/notification/:id', { list: contents('notification') }, { from: '/notification' }),
  record('/policyDoc/:id', { list: contents('policyDoc') }, { from: '/policyDoc' }),
  record('/commonTemplates/:id', { list: contents('commonTemplates') }, { from: '/commonTemplates' }),
  record('/faq/:id', { list: contents('faq') }),
  page('/UserManual', '使用手册', MAP),
  page('/PlatformIntroduction', '平台介绍', MAP),
  page('/accessibility', '无障碍声明', MAP),
  page('/privacy', '隐私政策', MAP),
  page('/sitemap', '网站地图', { from: '/' }),
  page('/api/*', '接口文档', { address: '/api', ...MAP }),
  page('/api/*', '/prod-api/auth/login', { address: '/api/reference/prod-api/auth/login' }),
  area('/innovation', '开创专项', { tab: '专项首页', ...MAP }),
  area('/innovation/eligibility', '申报条件自查', { from: '/innovation' }),
  area('/innovation/result', '阶段成果', MAP),
  area('/innovation/result/:milestone/:type', '阶段成果', {
    address: '/innovation/result/one/all',
    from: '/innovation/result',
  }),
  ofRecord({ who: null, frame: 'innovation' })(
    '/innovation/result/:id',
    { list: '/prod-api/cms/open/result', id: 'applicationId' },
    { from: '/innovation/result' },
  ),
  still(column)('/demand', '需求', MAP),
  ofRecord(column)('/demand/detail/:id', { list: '/prod-api/cms/open/demand' }, { from: '/demand' }),
  still(column)('/achi', '成果', MAP),
  still(column)('/achi/data', '成果统计', MAP),
  ofRecord(column)('/achi/detail/:id', { list: '/prod-api/cms/open/achi' }, { from: '/achi' }),
  still(learning)('/learning', '课程中心', MAP),
  still(learning)('/learning/projects', '学习项目', MAP),
  ofRecord(learning)(
    '/learning/courses/:id',
    { list: '/api/courses.json', rows: 'courses' },
    { from: '/learning' },
  ),
  ofRecord(learning)(
    '/learning/projects/:id',
    { list: '/api/projects.json', rows: 'projects' },
    { from: '/learning/projects' },
  ),
  page('/qz', '单位审核签章页', MAP),
  page('/verify', '回执查验', MAP),
  page('/promises', '承诺兑现', MAP),
  page('/403', '没有访问权限'),
  page('/404', '没有找到这个页面'),
  page('/500', '抱歉，服务暂时不可用'),
  page('/exception', '抱歉，这一步没有完成', {
    address: '/exception?errorCode=apply.closed&errorMessage=本批次已截止',
  }),
  page('/*', '没有找到这个页面', { address: '/no/such/page' }),
  entrance('/login', '登录', MAP),
  entrance('/register', '注册账号', MAP),
];

import type { Calls } from '@contract/endpoints';

type Setting = Calls['GET /api/setting.json']['reply']['setting'];

/** The main site as an ordinary installation shows it; name only what the test is about. */
export const aSetting = (facts: Partial<Setting> = {}): Setting => ({
  name: '开创专项',
  nav_logo_url: null,
  login_logo_url: null,
  tab_logo_url: null,
  navbar: [],
  footer: null,
  main_site: true,
  contact: {
    phone: '010-00000000',
    hours: '工作日 9:00 ～ 17:00',
    host: '示例单位',
    support: '示例单位技术组',
  },
  demo: false,
  version: '0.1.0',
  ...facts,
});

/** Answers to the calls of every start, in the envelope of their family. */
export const startAnswers = (setting: Partial<Setting> = {}) => ({
  'GET /api/setting.json': { body: { status: 0, success: true, setting: aSetting(setting) } },
  'GET /api/users/system_update.json': { body: { status: 0, success: true, system_update: false } },
  /** Only requested by people who work in the admin area. */
  'GET /prod-api/cms/cmsHomepage/adminUrl': { body: { code: 200, success: true, msg: '', data: '/admin' } },
});

import type { Chapter } from './row';

export const entities: Chapter = {
  title: '实体与字段',
  requirement: 'spec-entities',
  rows: [
    ['entity.application.step', 'a step indicator is sent as query parameter when an application is fetched'],
    ['entity.period', 'periods are listed in full and as open periods'],
    ['entity.global', 'global settings hold every named field, theme default "default"'],
    ['entity.global.globalLoading', 'globalLoading holds show and text'],
    [
      'entity.global.updateData',
      'updateData holds end_time, start_time, subject, system_score, system_update',
    ],
    ['entity.setting', 'the site setting holds tab_logo_url, name, main_site'],
    ['entity.user', 'userInfo is initially empty, filled after the user-info call'],
    ['entity.account', 'the account state holds basicInfo and actionTabs {key: "", params: {}}'],
    [
      'entity.homepage',
      'the homepage state holds name, loading (true), homeData (empty), proDetail (object)',
    ],
    ['entity.homepage.parameters', 'request parameters: cmsTypeKey, id (optional), type, p'],
    ['entity.session.tokens', 'local storage keys access_token, refresh_token, expireTime'],
    ['entity.session.credential', 'the bearer credential is kept in local storage under xhr-user-info'],
    ['entity.session.user', 'a user record is kept in session storage'],
    ['entity.session.roles', 'a user carries a permissions list and roles; each role has a roleKey'],
    ['entity.session.locale', 'the chosen locale is kept under umi_locale'],
    ['entity.language', 'a language table entry holds lang code, label, icon flag, title'],
    ['entity.language.table', 'the table holds about 50 locales'],
    ['entity.language.fallback', 'when the language changes, English is the fallback'],
    ['entity.language.rtl', 'right-to-left languages are he, ar, fa and ku'],
    ['entity.learning', 'a site is a learning site when the host contains "learning."'],
  ],
};

export const states: Chapter = {
  title: '状态与流转',
  requirement: 'spec-states',
  rows: [
    [
      'state.global.save',
      'header, footer, fixed-header, back-to-top, operate-model, theme and loading are saved',
    ],
    ['state.global.initial', 'header, footer and the pair shown, fixed header off'],
    ['state.favicon', "the favicon is replaced with the site setting's tab logo, or a default icon"],
    ['state.meta.keywords', 'if the site is not the main site, keywords is set to the site name'],
    ['state.meta.description', 'if the site is not the main site, the description meta is removed'],
    ['state.user.save', 'user state has one change, save, which merges a payload after the user-info call'],
    ['state.account.basicInfo', 'basicInfo is replaced after a successful basic-info call'],
    ['state.account.actionTabs', 'actionTabs is replaced by a set-action-tabs action'],
    ['state.homepage.home', 'the home call stores its data in homeData'],
    ['state.homepage.sortedList', 'the sorted-list call stores its rows in proDetail'],
    ['state.homepage.query', 'the query sets name to the word for Home'],
    ['state.homepage.loading', 'loading starts true'],
    ['state.homepage.plain', 'type-list, detail and admin-URL calls only return data, without storing'],
    [
      'state.session.set',
      'setting tokens stores both, removing each empty one, and always stores the expiry',
    ],
    ['state.session.clear', 'logout or clearing removes the stored user, both tokens and the expiry'],
    ['state.initial', 'the interface renders nothing until the initial-state load finishes'],
    ['state.certification.realName', 'real-name applications can be submitted and cancelled'],
    ['state.certification.professional', 'professional applications can be submitted and cancelled'],
  ],
};

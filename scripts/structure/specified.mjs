/**
 * What the specification names (docs/requirements/specification.md) besides its calls, which are in
 * tests/conformance/calls.ts. scripts/check-specification.mjs finds the users of each in the product.
 */

export const EFFECTS = {
  user: ['registerMenu', 'registerUnit', 'register', 'modalUrl', 'userInfo', 'phoneCheck'],
  account: ['basicInfo', 'setActionTabs'],
  homepage: ['query', 'home', 'sortedList', 'typeList', 'detail', 'adminUrl'],
};

export const STATE = {
  global: [
    'name',
    'loading',
    'showFooter',
    'showHeader',
    'showHeaderFooter',
    'showHeaderFixed',
    'onlyShowBackTop',
    'onlyShowBackTopIcons',
    'operateModel',
    'operateModelPath',
    'showQuestionBackTop',
    'theme',
    'globalLoading',
    'updateData',
  ],
  user: ['userInfo'],
  account: ['basicInfo', 'actionTabs'],
  homepage: ['name', 'loading', 'homeData', 'proDetail'],
};

/** Where each business constant is defined, and the literal that must not be written a second time. */
export const CONSTANTS = [
  ['DEFAULT_THEME', 'src/constants/appearance.ts'],
  ['DEFAULT_LOCALE', 'contract/locale.ts'],
  ['LOCALE_STORAGE_KEY', 'src/constants/appearance.ts', 'umi_locale'],
  ['FALLBACK_LOCALE', 'contract/locale.ts'],
  ['RTL_LANGUAGES', 'contract/locale.ts'],
  ['LAZY_DELAY_MS', 'src/constants/appearance.ts'],
  ['DATA_CACHE_MS', 'src/constants/requests.ts'],
  ['FOCUS_REFRESH_THROTTLE_MS', 'src/constants/requests.ts'],
  ['LOAD_MORE_THRESHOLD_PX', 'src/constants/requests.ts'],
  ['REQUEST_CACHE_TTL_MS', 'src/constants/requests.ts'],
  ['REQUEST_TIMEOUT_MS', 'src/constants/requests.ts'],
  ['NOTICE_MS', 'src/constants/notices.ts'],
  ['SERVER_NOTICE_MS', 'src/constants/notices.ts'],
  ['TOAST_MS', 'src/constants/notices.ts'],
  ['WARNING_THROTTLE_MS', 'src/constants/notices.ts'],
  ['NOTIFICATION_TOP_PX', 'src/constants/notices.ts'],
  ['OVERFLOW_ITEM_WIDTH_PX', 'src/constants/appearance.ts'],
  ['DOWNLOAD_NAME', 'src/constants/requests.ts', 'userfiles.zip'],
  ['PAGE_FIRST', 'contract/limits.ts'],
  ['PAGE_SIZE', 'contract/limits.ts'],
  ['ALL_PERMISSIONS', 'contract/permissions.ts', '*:*:*'],
  ['isLearningSite', 'contract/site-host.ts'],
];

/** Build settings that have the role of constants in the specification. */
export const BUILD_SETTINGS = ['chunkLoadTimeoutMs'];

/** Entries of contract/environments.ts. */
export const SERVERS = [
  'api',
  'image',
  'report',
  'codeHosting',
  'webTerminal',
  'slice',
  'office',
  'qqCallback',
];

/** The packages of the stack: each is imported by the product, not only installed. */
export const PACKAGES = [
  '@umijs/max',
  'react',
  'antd',
  '@ant-design/icons',
  '@ant-design/pro-components',
  'echarts',
  'echarts-for-react',
  'qs',
  'ahooks',
  'dayjs',
];

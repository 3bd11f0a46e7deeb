import { DEFAULT_LOCALE } from '../../contract/locale';

/**
 * Which plugins of Umi Max run, and how. A key that is present with the value `undefined` would
 * switch its plugin on and crash, so a plugin that is not wanted is simply not here: `layout` is
 * absent because it brings 73 KiB to every public page (src/layouts has our own).
 */
export const maxPlugins = {
  model: {},
  initialState: { loading: '@/layouts/root/NothingYet' },
  access: {},
  /** Answers keep their envelope, because src/request reads it. */
  request: { dataField: '' },
  dva: {},
  locale: {
    default: DEFAULT_LOCALE,
    useLocalStorage: true,
    /** The interface is Chinese until somebody chooses otherwise, whatever the browser prefers. */
    baseNavigator: false,
    baseSeparator: '-',
    title: false,
    /** antd's own words come with src/layouts/antd, so that pages without antd do not load it. */
    antd: false,
  },
  /** Only so that the locale plugin takes dayjs and not moment; antd brings the dayjs plugins it needs. */
  moment2dayjs: { preset: 'none' as const },
};

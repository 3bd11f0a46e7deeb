/** The interface is Chinese until somebody chooses otherwise (req:spec-languages). */
export const DEFAULT_LOCALE = 'zh-CN';

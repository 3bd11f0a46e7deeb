import type { Locale } from 'antd/es/locale';

/**
 * antd's words without the names that it gives to the year and the month at the head of a calendar (选择年份): they
 * show “2026年”, and what a button shows is its name, for who reads the screen and for who speaks to it (WCAG 2.5.3).
 */
export function seenNames(locale: Locale): Locale {
  const { DatePicker: picker } = locale;
  if (!picker) return locale;
  const lang = { ...picker.lang, yearSelect: '', monthSelect: '' };
  return { ...locale, DatePicker: { ...picker, lang } };
}

/** Texts of the home page. */
export const home = {
  'home.page.title': '首页',
} as const;

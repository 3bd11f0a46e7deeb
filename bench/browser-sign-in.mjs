/** Signs a person of the demo data in, as that person would. */
export const signInAtPage = async (page, origin, login) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('用户名、手机号或邮箱').fill(login);
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};

/** Address of the first draft in the signed-in person's list, without its query. */
export const draftAddress = async (page, origin) => {
  await page.goto(`${origin}/innovation/myProjects`, { waitUntil: 'networkidle' });
  const link = await page.getByRole('link', { name: '继续填写' }).first().getAttribute('href');
  return `${origin}${link?.split('?')[0]}`;
};

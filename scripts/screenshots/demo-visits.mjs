/** The applicant of the demo. */
export const signIn = async (page, origin) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('用户名、手机号或邮箱').fill('shenzhiyao');
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};

/** Addresses of the draft and of the returned application, as the list shows them. */
export const applicationsOf = async (page, origin) => {
  await page.goto(`${origin}/innovation/myProjects`, { waitUntil: 'networkidle' });
  const addressOf = async (name) => {
    const links = page.getByRole('link', { name: new RegExp(`^${name}`) });
    return (await links.first().getAttribute('href'))?.split('?')[0];
  };
  return { draft: await addressOf('继续填写'), returned: await addressOf('继续修改') };
};

import { barriers, openBrowser } from '@tests/support/browser/openBrowser';
import { waitFor } from '@tests/support/wait-for';

let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe('what the browser tests watch for', () => {
  it('a barrier for people who do not see', async () => {
    const { page } = await browser.newPage();
    await page.setContent(
      '<html lang="zh-CN"><title>开创专项</title><main><h1>标题</h1><img src="data:,"></main></html>',
    );

    expect(await barriers(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });

  it('an uncaught fault, a console error and a refusal of the content security policy', async () => {
    const { page, complaints } = await browser.newPage();
    await page.setContent(`<meta http-equiv="Content-Security-Policy" content="img-src 'none'">
      <script>console.error('complaint'); setTimeout(() => { throw new Error('fault'); })</script>
      <img alt="" src="https://example.com/a.png">`);

    await waitFor(() => complaints.length >= 3);

    expect(complaints.join('\n')).toMatch(/console: complaint/);
    expect(complaints.join('\n')).toMatch(/uncaught: fault/);
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
  });
});

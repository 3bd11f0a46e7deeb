import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import type { EditorContent } from '@/services/admin-content';
import { ContentForm } from './ContentForm';

const SAVE = 'PUT /prod-api/cms/content/{id}';
const AT = '2026-11-20T09:30:00+08:00';
const text: EditorContent = {
  ...{ id: 7, cmsTypeKey: 'announcement', title: '关于申报的通知', summary: '', body: '正文', pinned: false },
  ...{ state: 'published', publisher: null, docNo: null, topic: null, publishAt: AT, expireAt: null },
  ...{ attachments: [], changeNote: null, views: 12, version: 3, createTime: AT, updateTime: AT },
};

test('a change of what is published needs its note: said at its place, and nothing typed is lost', async () => {
  const fields = [{ path: 'body.changeNote', message: '请填写修订说明' }];
  const { service, admin } = {
    service: stubService({
      [SAVE]: refused(400, '请求内容有误，请检查后重试', { data: { fields } }),
      'POST /prod-api/cms/content/preview': ok({
        bodyHtml: '<p>正文</p>',
        refusedLinks: ['ftp://example.cn'],
      }),
    }),
    admin: renderAdmin(<ContentForm content={text} onSaved={() => undefined} />),
  };
  expect(await screen.findByText(/这些地址不能作为链接.*ftp:\/\/example\.cn/)).toBeInTheDocument();
  await fill('标题', '关于申报的补充通知');
  await press(/^保\s*存$/);

  expect(await screen.findByText('请填写修订说明')).toBeInTheDocument();
  expect(screen.getByLabelText('标题')).toHaveValue('关于申报的补充通知');
  service.answer(SAVE, ok({ ...text, version: 4 }));
  await fill('修订说明', '更正日期');
  await press(/^保\s*存$/);
  await waitFor(() => expect(admin.told).toContain('已保存'));
  expect(service.sentTo(SAVE).at(-1)?.body).toMatchObject({
    ...{ title: '关于申报的补充通知', changeNote: '更正日期', version: 3, publishAt: AT },
  });
});

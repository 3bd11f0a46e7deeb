import { adminStops } from '@tests/support/walk/admin-stops';
import { walkScreens } from '@tests/support/walk/walkScreens';

walkScreens({
  stops: adminStops,
  nowhere: [
    ['admin', '没有找到这个页面', ['/admin/applications/999999', '/admin/contents/999999']],
    ['luyiwei', '没有这份评审，可能是管理方已取消分配', ['/admin/reviews/999999']],
  ],
});

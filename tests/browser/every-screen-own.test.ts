import { ownStops } from '@tests/support/walk/own-stops';
import { walkScreens } from '@tests/support/walk/walkScreens';

walkScreens({
  stops: ownStops,
  claims: [
    '[route./innovation/result/:id]',
    '[route./innovation/myProjects]',
    '[route./innovation/myProjects/new]',
    '[route./innovation/myProjects/:id]',
    '[route./innovation/dataChart]',
    '[route./user]',
    '[route./user/myProjects]',
    '[route./user/myProjects/:id]',
    '[route./user/demand]',
    '[route./user/demand/:id]',
    '[route./user/demand/detail/:id]',
    '[route./user/achi/mine]',
    '[route./user/achi/detail/:id]',
    '[route./user/achi/mine/detail/:id]',
    '[route./demand/:id]',
    '[route./achi/mine]',
    '[route./achi/mine/detail/:id]',
  ],
  nowhere: [
    [
      'shenzhiyao',
      '没有找到这个页面',
      [
        '/innovation/myProjects/999999',
        '/user/myProjects/999999',
        '/user/demand/999999',
        '/user/demand/abc',
        '/user/achi/mine/detail/999999',
        '/learning/courses/999999/edit',
      ],
    ],
  ],
});

import { publicStops } from '@tests/support/walk/public-stops';
import { allStops, knownPaths } from '@tests/support/walk/stops';
import { walkScreens } from '@tests/support/walk/walkScreens';

it('the walk leaves out no path of the route table, and makes none up', () => {
  expect([...new Set(allStops.map(({ path }) => path))].sort()).toEqual([...knownPaths].sort());
});

const ofNobody = ['/demand/detail', '/achi/detail', '/learning/courses', '/learning/projects'].flatMap(
  // Numbers without a record, and words in place of a number.
  (path) => [`${path}/999999`, `${path}/abc`],
);

walkScreens({
  stops: publicStops,
  claims: [
    '[route./]',
    '[route./version2]',
    '[route./notification]',
    '[route./policyDoc]',
    '[route./commonTemplates]',
    '[route./faq]',
    '[route./notification/:id]',
    '[route./policyDoc/:id]',
    '[route./commonTemplates/:id]',
    '[route./faq/:id]',
    '[route./UserManual]',
    '[route./PlatformIntroduction]',
    '[route./api/*]',
    '[route./innovation]',
    '[route./innovation/result]',
    '[route./innovation/result/:milestone/:type]',
    '[route./innovation/result/:id]',
    '[route./demand]',
    '[route./demand/detail/:id]',
    '[route./achi]',
    '[route./achi/data]',
    '[route./achi/detail/:id]',
    '[route./qz]',
    '[route./403]',
    '[route./404]',
    '[route.unmatched]',
    '[route./500]',
    '[route./exception]',
    '[route./login]',
    '[route./register]',
  ],
  nowhere: [
    [null, '没有找到这个页面', ofNobody],
    [
      null,
      '没有找到这篇内容',
      ['/notification/999999', '/policyDoc/abc', '/faq/999999', '/commonTemplates/999999'],
    ],
    [null, '成果未公开', ['/innovation/result/999999']],
    [null, '没有找到这个页面', ['/innovation/result/three/A', '/innovation/result/abc']],
  ],
});

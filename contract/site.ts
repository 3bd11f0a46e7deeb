import { Type } from 'typebox';
import { endpointTable, fields, file } from './endpoint';
import { Closed, Nullable, Text, Time, Uuid } from './schema';

export const siteCalls = endpointTable({
  'GET /api/setting.json': {
    summary: '站点设置',
    access: 'public',
    lastGood: true,
    reply: fields(
      Closed({
        setting: Closed({
          name: Text(60),
          nav_logo_url: Nullable(Text(300)),
          login_logo_url: Nullable(Text(300)),
          tab_logo_url: Nullable(Text(300)),
          navbar: Type.Array(Closed({ name: Text(40), link: Text(300), hidden: Type.Boolean() })),
          footer: Nullable(Text(2000)),
          main_site: Type.Boolean(),
          contact: Closed({ phone: Text(40), hours: Text(60), host: Text(80), support: Text(80) }),
          demo: Type.Boolean(),
          version: Text(20),
        }),
      }),
    ),
  },
  'GET /api/setting/pictures/{id}': {
    summary: '站点图片',
    access: 'public',
    params: Closed({ id: Uuid }),
    reply: file,
    assumed: true,
  },
  'GET /api/users/system_update.json': {
    summary: '系统更新通知',
    access: 'public',
    lastGood: true,
    reply: fields(
      Closed({
        system_update: Type.Boolean(),
        system_score: Type.Optional(Text(2000)),
        subject: Type.Optional(Text(255)),
        start_time: Type.Optional(Time),
        end_time: Type.Optional(Time),
      }),
    ),
  },
});

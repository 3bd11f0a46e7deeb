import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import Type, { type Static } from 'typebox';

const PORT_MAX = 65_535;

/** What a value must be, in words for the person who sets it: `应为 …`. */
const expects = (text: string) => ({ expects: text });

const DATABASE_ADDRESS =
  'postgresql://用户:密码@主机:端口/库名 形式的地址；有几台主机时以逗号分隔（db1:5432,db2:5432），各不相同，target_session_attrs 只能是 read-write 或不写';

/**
 * The environment the service understands. `description` is what README and .env.example print
 * (`node scripts/documents/print-config.mjs`), `expects` is what a refusal says.
 */
export const EnvironmentSchema = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: PORT_MAX,
    default: 8000,
    description: '监听端口；0 表示任取一个空闲端口',
    ...expects(`0 到 ${PORT_MAX} 之间的整数`),
  }),
  HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: '监听地址；对外提供服务时设为 0.0.0.0，或保持默认并在前面放置 nginx',
    ...expects('IP 地址或主机名'),
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      description:
        'PostgreSQL 15 或更高版本的连接地址；主库与备机的几台主机以逗号分隔，服务只用可以写入的那一台；留空则使用内置数据库，数据放在 DATA_DIR',
      ...expects(DATABASE_ADDRESS),
    }),
  ),
  DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      description:
        'DATABASE_URL 经过 PgBouncer 之类的连接池时，直接连到 PostgreSQL 的地址，迁移、通知、备份与恢复用它；留空则都用 DATABASE_URL',
      ...expects(DATABASE_ADDRESS),
    }),
  ),
  DATABASE_READ_URL: Type.Optional(
    Type.String({
      description:
        'DATABASE_URL 的备机（流复制）的地址，几台以逗号分隔，直接连到 PostgreSQL；访客看公开的内容时从它们读，落后或连不上时仍读主库；留空则都读主库',
      ...expects(
        'postgresql://用户:密码@主机:端口/库名 形式的地址；有几台主机时以逗号分隔，各不相同，target_session_attrs 只能是 standby、prefer-standby、read-only、any 或不写',
      ),
    }),
  ),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: '数据目录：内置数据库、上传文件、密钥；相对路径从项目根目录算起',
    ...expects('目录路径'),
  }),
  DEMO: Type.Boolean({
    default: true,
    description: '演示模式：首次启动时写入虚构数据与演示账号；正式使用设为 false',
    ...expects('true 或 false'),
  }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      description: '用户在浏览器里看到的站点地址，邮件与二维码中的链接由它生成；留空则由 HOST 与 PORT 推出',
      ...expects('https://域名 形式的地址，不带路径和末尾的斜杠'),
    }),
  ),
  TOKEN_SECRET: Type.Optional(
    Type.String({
      description: '签发登录凭证的密钥，至少 32 字节；留空则首次启动时生成并存入 DATA_DIR/keys',
      ...expects('至少 32 字节的随机字符串，可用 openssl rand -base64 48 生成'),
    }),
  ),
  DATA_KEY: Type.Optional(
    Type.String({
      description:
        '个人信息的加密密钥（AES-256-GCM）；留空则首次启动时生成并存入 DATA_DIR/keys。丢失后无法解密，须备份',
      ...expects('32 个随机字节的 Base64 编码，可用 openssl rand -base64 32 生成'),
    }),
  ),
  RECEIPT_KEY: Type.Optional(
    Type.String({
      description:
        '签署提交回执的密钥（Ed25519 种子）；留空则首次启动时生成并存入 DATA_DIR/keys。多台机器须相同，须备份；更换用 npm run receipt:rotate',
      ...expects('32 个随机字节的 Base64 编码，可用 openssl rand -base64 32 生成'),
    }),
  ),
  RECEIPT_RETIRED_KEYS: Type.Optional(
    Type.String({
      description:
        '停用的回执公钥（公钥@停用时间，逗号分隔），用来查验换钥之前的回执；与 DATA_DIR/keys/receipt-retired 合用',
      ...expects('由 npm run receipt:rotate 给出的“公钥@停用时间”，多个以逗号分隔'),
    }),
  ),
  SETUP_SECRET: Type.Optional(
    Type.String({
      description: '正式模式下建立首位管理员的一次性口令；留空则首次启动时生成并存入 DATA_DIR/keys',
      ...expects('至少 16 个字符且不常见的口令'),
    }),
  ),
  TRUST_PROXY: Type.String({
    default: 'loopback',
    description: '信任哪些反向代理转来的来访地址：loopback、网段（逗号分隔），或 false',
    ...expects('loopback、linklocal、uniquelocal、IP 或网段（逗号分隔），或者 false'),
  }),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      description: '日志级别；info 为每个请求记一行。留空则正式模式为 info，演示模式为 warn',
      ...expects('fatal、error、warn、info、debug、trace、silent 之一'),
    }),
  ),
  UPLOAD_DIR: Type.Optional(
    Type.String({
      description: '上传文件的目录；留空则为 DATA_DIR/uploads',
      ...expects('目录路径'),
    }),
  ),
  STORAGE_URL: Type.Optional(
    Type.String({
      description:
        '附件所在的对象存储（S3 接口）：入口地址与存储桶，另可写 region 与 style（path 或 virtual）；留空则附件在 UPLOAD_DIR',
      ...expects('https://HOST/BUCKET?region=REGION&style=path 形式的地址，不含密钥'),
    }),
  ),
  STORAGE_ACCESS_KEY: Type.Optional(
    Type.String({
      description: '对象存储的访问密钥（Access Key ID），只需要能读写这一个存储桶',
      ...expects('对象存储给出的访问密钥'),
    }),
  ),
  STORAGE_SECRET_KEY: Type.Optional(
    Type.String({
      description: '对象存储的私有密钥（Secret Access Key）',
      ...expects('对象存储给出的私有密钥'),
    }),
  ),
  APP_DIR: Type.String({
    minLength: 1,
    default: 'dist/app',
    description: '前端构建结果所在的目录',
    ...expects('目录路径'),
  }),
  SHUTDOWN_GRACE_MS: Type.Integer({
    minimum: 0,
    maximum: 10 * MINUTE_MS,
    default: 10_000,
    description: '停止时等待进行中请求的最长时间（毫秒）',
    ...expects(`0 到 ${10 * MINUTE_MS} 之间的整数（毫秒）`),
  }),
  DB_POOL_MAX: Type.Integer({
    // One connection holds the lock while another fills in the demo data.
    minimum: 2,
    maximum: 200,
    default: 10,
    description: '数据库连接数上限',
    ...expects('2 到 200 之间的整数'),
  }),
  DB_PREPARED: Type.Boolean({
    default: true,
    description:
      '常用语句由每个数据库连接记住执行计划；经过程序认不出的连接池、而它又不支持预备语句时设为 false（PgBouncer 认得出，总是不用）',
    ...expects('true 或 false'),
  }),
  STATEMENT_TIMEOUT_MS: Type.Integer({
    minimum: 100,
    maximum: HOUR_MS,
    default: 3000,
    description: '一条数据库语句的最长执行时间（毫秒）',
    ...expects(`100 到 ${HOUR_MS} 之间的整数（毫秒）`),
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      description: '发送邮件的服务器；留空则不外发，邮件只留在发件箱中',
      ...expects('smtp:// 或 smtps:// 开头的地址'),
    }),
  ),
  SMS_GATEWAY_URL: Type.Optional(
    Type.String({
      description: '短信网关；留空则不外发，短信只留在发件箱中',
      ...expects('http:// 或 https:// 开头的地址'),
    }),
  ),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PORT_MAX,
      description: '给 Prometheus 取数的端口，地址是 /metrics；留空则不开。不要对外开放',
      ...expects(`1 到 ${PORT_MAX} 之间的整数`),
    }),
  ),
  METRICS_HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: 'METRICS_PORT 监听的地址；Prometheus 在别的机器上时，设为只有它够得着的内网地址',
    ...expects('IP 地址或主机名'),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      description:
        'OpenTelemetry 收集器的地址（OTLP/HTTP），设了就发送调用链；留空则不发送，也不装载它的程序',
      ...expects('http:// 或 https:// 开头的地址，例如 http://127.0.0.1:4318'),
    }),
  ),
  CLAMD_URL: Type.Optional(
    Type.String({
      description: '病毒扫描服务 ClamAV（clamd）；留空则只检查文件的格式，不扫描病毒',
      ...expects('tcp://主机:3310 或 unix:/run/clamav/clamd.ctl 形式的地址'),
    }),
  ),
});

export type Environment = Static<typeof EnvironmentSchema>;
export type EnvironmentKey = keyof Environment;

/** Values of these keys never reach a message or a log. */
export const SECRET_KEYS: ReadonlySet<EnvironmentKey> = new Set<EnvironmentKey>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'TOKEN_SECRET',
  'DATA_KEY',
  'RECEIPT_KEY',
  'SETUP_SECRET',
  'STORAGE_URL',
  'STORAGE_SECRET_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_URL',
]);

// npm run mock:record: what the service really answers to every reading call of the contract, on its demo data, for
// mock/ to replay. Run it again after a row of the contract changed. Needs a build (node scripts/start.mjs --build-only).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoService } from './support/demo-service.mjs';
import { loadModule } from './support/load-module.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'tests/fixtures/replies');
const SIGN_IN = 'POST /prod-api/auth/login';
/** Rows recorded of a list: enough to fill a page. */
const ROWS = 10;
/** Most candidate ids tried for a row. */
const TRIED_IDS = 30;
/**
 * Random values are replaced by fixed ones; otherwise every recording would differ and look as if it contained secrets.
 */
const RANDOM = {
  access_token: 'recorded-access-token',
  refresh_token: 'recorded-refresh-token-of-a-demo',
  traceId: 'recorded',
};
/** Values for parameters that are not ids from a list. */
const NAMED = {
  login: 'shenzhiyao',
  basicInfoId: 'shenzhiyao',
  types: 'kczx_degree',
  cmsTypeKey: 'faq',
  step: 'base',
  code: 'K7M3Q',
};

const withoutChance = (value) => {
  if (Array.isArray(value)) return value.map(withoutChance);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, RANDOM[name] ?? withoutChance(inner)]),
  );
};

const shortened = (body) => (Array.isArray(body.rows) ? { ...body, rows: body.rows.slice(0, ROWS) } : body);

/** `/prod-api` returns rows, or a list as its data; `/api` returns the list under a name of its own. */
const listIn = (body) =>
  body.rows ?? (Array.isArray(body.data) ? body.data : Object.values(body).find(Array.isArray)) ?? [];

const partsOf = (address) => address.replace(/(?:\.json)?(?:\?.*)?$/, '').split('/');

/** Number of leading parts that two addresses have in common. */
function sharedParts(one, other) {
  const parts = partsOf(other);
  const apart = partsOf(one).findIndex((part, place) => part !== parts[place]);
  return apart < 0 ? parts.length : apart;
}

/**
 * Ids from recorded answers, those of the most similar address first, because the `{id}` of a detail occurs in its
 * list.
 */
function idsNear(path, answered) {
  const near = answered
    .map(({ address, body }) => ({ body, shared: sharedParts(address, path) }))
    .toSorted((one, other) => other.shared - one.shared)
    .flatMap(({ body }) => listIn(body));
  return [...new Set(near.flatMap((row) => row?.id ?? []))].slice(0, TRIED_IDS);
}

/** Values that a parameter's schema lists, such as kinds or stages. */
const choicesOf = (schema) => schema?.enum ?? schema?.anyOf?.flatMap((one) => one.const ?? []) ?? [];

/** Only required parameters are sent; the others would merely narrow the answer. */
function queryOf({ query }) {
  const needed = (query?.required ?? []).map((name) => [
    name,
    NAMED[name] ?? choicesOf(query.properties[name])[0],
  ]);
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : '';
}

/** Addresses that a row can have, given what was recorded so far. */
function addressesOf(path, row, answered) {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path + queryOf(row)];
  const listed = NAMED[name] ?? choicesOf(row.params?.properties?.[name]);
  const values = [listed].flat();
  return (values.length > 0 ? values : idsNear(path, answered)).flatMap((value) =>
    addressesOf(path.replace(`{${name}}`, encodeURIComponent(value)), row, answered),
  );
}

async function record(origin, endpoints) {
  const first = await fetch(origin + SIGN_IN.split(' ')[1], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'shenzhiyao', password: 'Chun-feng-28' }),
  });
  const signedIn = await first.json();
  const headers = { authorization: `Bearer ${signedIn.data.access_token}` };
  const recorded = { [SIGN_IN]: withoutChance(signedIn) };
  const answered = [];
  const rows = Object.entries(endpoints)
    .filter(([key, { reply }]) => key.startsWith('GET ') && reply.kind !== 'file')
    .sort(([a], [b]) => a.split('{').length - b.split('{').length);
  for (const [key, row] of rows) {
    for (const address of addressesOf(key.split(' ')[1], row, answered)) {
      const answer = await fetch(origin + address, { headers });
      if (answer.status !== 200) continue;
      recorded[key] = shortened(withoutChance(await answer.json()));
      answered.push({ address, body: recorded[key] });
      break;
    }
  }
  return recorded;
}

/** `GET /prod-api/cms/apply/myList` → `apply`; `GET /api/users/…` → `users`. */
const areaOf = (key) => {
  const [, family, area, inner] = key.split(' ')[1].split('/');
  return family === 'prod-api' && area === 'cms' ? inner : area.replace(/\.json$/, '');
};

const { endpoints } = await loadModule(ROOT, 'contract/endpoints.ts');
const { origin, stop } = await startDemoService();
let recorded;
try {
  recorded = await record(origin, endpoints);
} finally {
  await stop();
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const areas = new Set(Object.keys(recorded).map(areaOf));
for (const area of areas) {
  const own = Object.entries(recorded).filter(([key]) => areaOf(key) === area);
  writeFileSync(join(OUT, `${area}.json`), `${JSON.stringify(Object.fromEntries(own), null, 1)}\n`);
}
console.log(
  `${Object.keys(recorded).length} replies of ${Object.keys(endpoints).length} rows recorded in ${OUT}`,
);

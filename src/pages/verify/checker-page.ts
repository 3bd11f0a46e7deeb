import type { CheckerData } from '@contract/rules/receipt-proof/checker-data';

/** Escapes whatever could end the surrounding script element. */
const inScript = (text: string): string => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The file must work offline, so it uses system fonts and no pictures, in light and dark. */
const STYLE = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:640px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;margin:0 0 8px}
label{display:block;margin:24px 0 8px;font-weight:600}
input{font:inherit;max-width:100%;min-height:44px}
.name{margin-top:32px;overflow-wrap:anywhere}
.good,.bad{font-size:20px;font-weight:600}
.good{color:light-dark(#1a6b3c,#6fcf97)}
.bad{color:light-dark(#b3261e,#f2b8b5)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;border-block:1px solid;padding-block:16px}
dt{opacity:.75}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
footer{margin-top:32px;font-size:14px;opacity:.75}`;

const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

export interface CheckerWords {
  lang: string;
  dir: string;
  title: string;
  help: string;
  choose: string;
  foot: string;
}

/**
 * The checker as one file without network requests: anybody who keeps it can verify receipts even when the platform no
 * longer exists.
 */
export const checkerPage = (
  { lang, dir, title, help, choose, foot }: CheckerWords,
  script: string,
  data: CheckerData,
): string => `<!doctype html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(help)}</p>
<label for="file">${escaped(choose)}</label>
<input id="file" type="file" accept=".pdf,.json,application/pdf,application/json">
<div id="result" role="status"></div>
</main>
<footer>${escaped(foot)}</footer>
<script type="application/json" id="data">${inScript(JSON.stringify(data))}</script>
<script>${inScript(script)}</script>
</body>
</html>
`;

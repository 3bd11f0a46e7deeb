import { dirname, join } from 'node:path/posix';

const REQUIREMENTS = /^docs\/requirements\/[\w-]+\.md$/;
/** Released migrations must not change by a single byte, because databases store their checksums. */
const FROZEN = /^server\/db\/migrations\//;
const OWN_RULES = 'scripts/structure/citation-rules.mjs';

const ANCHOR = /<a id="([^"]*)">/g;
const CITATION = /\breq:([\w-]+)/g;
const LINK = /\]\(([^)#\s:]*\.md)#([^)\s]+)\)/g;

/** What everybody can look up: `RFC 5545 §3.1`, `HTML spec §13.2`, `WCAG 2.2 §1.4.3`. */
const PUBLIC = String.raw`(?<!\b(?:RFC \d+|(?:HTML|CSS|ECMAScript|Fetch)(?: spec)?|WCAG [\d.]+) )`;
const ABSENT = [
  new RegExp(`${PUBLIC}§+ ?\\d[\\d.]*`, 'g'),
  /\bquality \[?[A-Z]\d{1,2}\b/gi,
  /\((?:[ACF]\d\d)(?:, [ACF]\d\d)*\)/g,
  /\b(?:complaint|leap|trap) \d+\b/gi,
  /\b(?:ux|spec|product|quality|api[- ]facts) \d[\d.]*\b/gi,
];

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const found = ({ path, text }, pattern, say) =>
  [...text.matchAll(pattern)].flatMap((match) =>
    say(match).map((finding) => ({ file: path, line: lineAt(text, match.index), ...finding })),
  );

function anchors(pages) {
  const known = new Map();
  const findings = pages.flatMap((page) =>
    found(page, ANCHOR, ([, id]) => {
      const first = known.get(id);
      known.set(id, first ?? page.path);
      if (!/^[a-z]+(?:-[a-z0-9]+)+$/.test(id))
        return [{ rule: `the id ${id} is not of the form area-name`, mend: 'lower case, joined by hyphens' }];
      return first
        ? [
            {
              rule: `the id ${id} stands in ${first} already`,
              mend: 'give each requirement an id of its own',
            },
          ]
        : [];
    }),
  );
  return { known, findings };
}

const unknown = (id) => ({
  rule: `cites ${id}, which no page of docs/requirements has`,
  mend: 'cite an id that is there, or write the requirement down',
});

const citations = (file, known) => found(file, CITATION, ([, id]) => (known.has(id) ? [] : [unknown(id)]));

/** A link to a requirement must lead to the page that contains it. */
const links = (file, known) =>
  found(file, LINK, ([, page, id]) => {
    const target = join(dirname(file.path), page);
    return !REQUIREMENTS.test(target) || known.get(id) === target ? [] : [unknown(id)];
  });

const absent = (file) =>
  ABSENT.flatMap((pattern) =>
    found(file, pattern, ([text]) => [
      {
        rule: `cites a paper that is not here: ${text}`,
        mend: 'cite a requirement of docs/requirements as req:<id>, or say it in words',
      },
    ]),
  );

/** Comments, tests and pages cite what their reader can open. */
export function checkCitations({ files }) {
  const { known, findings } = anchors(files.filter(({ path }) => REQUIREMENTS.test(path)));
  const readable = files.filter(({ path }) => !FROZEN.test(path) && path !== OWN_RULES);
  return [
    ...findings,
    ...readable.flatMap((file) => [...citations(file, known), ...links(file, known), ...absent(file)]),
  ];
}

import { execFileSync } from 'node:child_process';
import { filingTemplates } from '@server/demo/template/filing-templates';
import { projectTemplates } from '@server/demo/template/project-templates';
import { writeDocx } from '@server/demo/template/write-docx';
import { writePdfForm } from '@server/demo/template/write-pdf-form';
import { strFromU8, unzipSync } from 'fflate';

const TEMPLATES = [...filingTemplates, ...projectTemplates].map(
  (template) => [template.title, template] as const,
);

/** The lines of each page, without the footer. */
const pagesOf = (pdf: Buffer): string[][] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((page) =>
      page
        .split('\n')
        .map((line) => line.replaceAll(/\s+/g, ''))
        .filter((line) => line !== '' && !/第\d+页/.test(line)),
    );

it.each(TEMPLATES)('no page of %s bears signatures or a total alone', async (_, template) => {
  const signatures = template.blocks.flatMap((block) =>
    block.kind === 'sign' ? block.lines.map((line) => line.replaceAll(/\s+/g, '')) : [],
  );
  const heads = template.blocks.flatMap((block) => (block.kind === 'table' ? [block.head.join('')] : []));
  const pages = pagesOf(await writePdfForm(template));

  expect(pages.length).toBeGreaterThan(0);
  for (const lines of pages) {
    const body = lines.filter((line) => !signatures.includes(line) && !heads.includes(line));
    expect(body.filter((line) => !line.startsWith('合计'))).not.toEqual([]);
  }
});

const KEPT = '<w:keepNext/>';

it.each(TEMPLATES)('the Word file of %s keeps them with what is above', async (_, template) => {
  const parts = unzipSync(await writeDocx(template));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lines = [...body.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([line]) => line);
  const [signature] = template.blocks.flatMap((block) => (block.kind === 'sign' ? block.lines : []));
  if (signature) {
    const at = lines.findIndex((line) => line.includes(signature));
    expect(lines.slice(at - 1, at + 1).every((line) => line.includes(KEPT))).toBe(true);
  }
  for (const [table] of body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)) {
    const rows = table.split('<w:tr>').slice(1);
    if (rows.length > 1) expect(rows.at(-2)).toContain(KEPT);
  }
});

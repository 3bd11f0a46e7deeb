import { Readable } from 'node:stream';
import { escapeXml } from '@server/http/escape-xml';
import { zipBody } from '@server/http/zip-body';
import type { Sheet } from './sheet';
import { sheetXml } from './sheet-xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const BOOK = 'xl/workbook.xml';
const STYLES = 'xl/styles.xml';
const SHEET = 'xl/worksheets/sheet1.xml';
/** Excel's limit for the length of a sheet name; some characters are not allowed either. */
const NAME_MAX = 31;
const NO_NAME = /[\\/?*[\]:]/g;

/** All cells of a row begin at its top: beside a cell of several lines, one that stood below would be looked for. */
const format = (own: string, wrap = ''): string =>
  `<xf xfId="0" ${own} applyAlignment="1"><alignment vertical="top"${wrap}/></xf>`;

/** The parts of a book with one sheet that are always the same (ECMA-376). */
const FRAME: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${BOOK}" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/${STYLES}" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${BOOK}"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  [STYLES]: `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/>${format('fontId="1" applyFont="1"', ' wrapText="1"')}${format('', ' wrapText="1"')}${format('numFmtId="164" applyNumberFormat="1"')}${format('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The heading is printed on every page. */
const workbook = (title: string): string => {
  const name = escapeXml(title.replace(NO_NAME, ' ').slice(0, NAME_MAX));
  const heading = `'${name.replaceAll("'", "''")}'!$1:$1`;
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${heading}</definedName></definedNames></workbook>`;
};

/** A book of one sheet, compressed while its rows arrive. */
export const xlsxFile = (sheet: Sheet): Readable => {
  const parts = { ...FRAME, [BOOK]: workbook(sheet.name) };
  return zipBody([
    ...Object.entries(parts).map(([path, xml]) => ({ path, bytes: Buffer.from(HEAD + xml) })),
    { path: SHEET, bytes: () => Readable.from(sheetXml(sheet), { objectMode: false }) },
  ]);
};

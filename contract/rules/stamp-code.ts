/** The content of the code printed on a page of the stamped sheet. */
export interface StampCode {
  no: string;
  version: number;
  /** First groups of the filed digest, as on the receipt. */
  code: string;
  page: number;
  pages: number;
}

/** Pages of 单位审核签章页. */
export const STAMP_PAGES = 1;

const FORM = /^KCZX\/1 (\S{1,24}) ([1-9]\d{0,5}) ([0-9A-F]{4}(?:-[0-9A-F]{4}){3}) ([1-9]\d?)\/([1-9]\d?)$/;

/** The text begins with its kind and edition, so that a code printed by another program is not taken for ours. */
export const stampText = ({ no, version, code, page, pages }: StampCode): string =>
  `KCZX/1 ${no} ${version} ${code} ${page}/${pages}`;

export const stampOf = (text: string): StampCode | null => {
  const [, no, version, code, page, pages] = FORM.exec(text) ?? [];
  return no && code ? { no, version: Number(version), code, page: Number(page), pages: Number(pages) } : null;
};

interface Sheet {
  no: string | null;
  version: number | null;
  code: string | null;
}

/** What is printed on it; null on a draft or a blank sheet, which prove nothing. */
export const stampTextOf = ({ no, version, code }: Sheet): string | null =>
  no && version && code ? stampText({ no, version, code, page: 1, pages: STAMP_PAGES }) : null;

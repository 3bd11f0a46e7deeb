import type { Pdf } from './write-pdf';

interface Place {
  left: number;
  width: number;
  y: number;
}

/**
 * Names and numbers each page of a document made with `bufferPages`. A page of several that lies by itself can then be
 * told apart from those of another document.
 */
export const pageFooters = (pdf: Pdf, title: string, { left, width, y }: Place): void => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the lower margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const words = `${title}　第 ${page + 1} 页，共 ${count} 页`;
    const look = { width, align: 'center', lineBreak: false } as const;
    pdf.decoration(() => pdf.font('text').fontSize(9).text(words, left, y, look), 'Pagination');
  }
};

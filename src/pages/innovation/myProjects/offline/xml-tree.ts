import { SaxesParser } from 'saxes';

/** One element; its name has no prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Its own text, without that of the elements in it. */
  text: string;
}

/**
 * Parses XML without the browser's parser, which Trusted Types do not allow for strings. Null if the XML is not well
 * formed or has a DOCTYPE, which no Word file has.
 */
export const parseXml = (xml: string): XmlNode | null => {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  let isTrusted = true;
  parser.on('doctype', () => {
    isTrusted = false;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(xml).close();
  } catch {
    return null; // not well formed
  }
  return isTrusted ? (root.children[0] ?? null) : null;
};

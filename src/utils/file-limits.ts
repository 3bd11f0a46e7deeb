import { isMacroDocument } from '@contract/rules/upload-check';
import { formatSize } from './format-size';

/** What an upload takes, from one source for the words and for the check. */
export interface FileLimits {
  /** Extensions in capitals, as people say them: `PDF`, `DOCX`, `JPG`. */
  extensions: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

export type FileProblem =
  | { kind: 'type'; name: string }
  | { kind: 'macros'; name: string }
  | { kind: 'size'; name: string; max: string }
  | { kind: 'empty'; name: string }
  | { kind: 'count'; name: string; max: number };

const SAME: Record<string, string> = { JPEG: 'JPG', HEIF: 'HEIC' };

const extensionOf = (name: string): string => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return SAME[extension] ?? extension;
};

/** The `accept` attribute: `.pdf,.docx,.jpg,.jpeg`. */
export const acceptOf = ({ extensions }: FileLimits): string =>
  extensions
    .flatMap((extension) => [extension, ...Object.keys(SAME).filter((key) => SAME[key] === extension)])
    .map((extension) => `.${extension.toLowerCase()}`)
    .join(',');

/** Why a file is not accepted, or null; the service decides again by the content. */
export function fileProblem(
  file: { name: string; size: number },
  limits: FileLimits,
  alreadyThere: number,
): FileProblem | null {
  const { name, size } = file;
  if (!limits.extensions.includes(extensionOf(name))) {
    const isNearly = limits.extensions.includes('DOCX') && isMacroDocument(name);
    return { kind: isNearly ? 'macros' : 'type', name };
  }
  if (size === 0) return { kind: 'empty', name };
  if (size > limits.maxBytes) return { kind: 'size', name, max: formatSize(limits.maxBytes) };
  if (alreadyThere >= limits.maxFiles) return { kind: 'count', name, max: limits.maxFiles };
  return null;
}

/** Splits files into those within the limits and the problems of the others. */
export function withinLimits(files: readonly File[], limits: FileLimits, alreadyThere: number) {
  const good: File[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const problem = fileProblem(file, limits, alreadyThere + good.length);
    if (problem) problems.push(problem);
    else good.push(file);
  }
  return { good, problems };
}

import type { ContentCheck } from './ContentProblem.ts';

/** Content that a browser or a shell would run: markup, and the first line of a script. */
const runnable = /^\s*(<(!doctype|\?xml|\?php|%|html|head|body|svg|script|iframe|math|hta:)|#!)/i;

/** Control characters that do not occur in text: all but tabs, line ends, form feeds and escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters.
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

/** A text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export const checkText: ContentCheck = async (file) => {
  const head = await file.read(0, 4);
  const encoding = encodingOf(head);
  if (encoding === 'utf-8' && !(await isUtf8(file))) return checkDecoded(file, 'windows-1252');
  return checkDecoded(file, encoding);
};

function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

async function isUtf8(file: Parameters<ContentCheck>[0]): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of file.pieces()) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

async function checkDecoded(file: Parameters<ContentCheck>[0], encoding: string): ReturnType<ContentCheck> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of file.pieces()) {
      const text = decoder.decode(piece, { stream: true });
      if (binary.test(text)) return 'content';
      if (isFirst && runnable.test(text)) return 'content';
      isFirst = false;
    }
    decoder.decode();
  } catch {
    return 'content';
  }
  return undefined;
}

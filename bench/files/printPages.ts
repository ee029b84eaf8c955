import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedPart } from '../../server/print/PrintedPart.types.ts';
import { writePrintedPdf } from '../../server/print/pdf/writePrintedPdf.ts';

/**
 * Prints a document of at least 60 pages in a separate process: `node printPages.ts en|zh`. Writes `took` and `work` in
 * milliseconds and `grew` in MiB, as JSON.
 */
const [locale = 'en'] = process.argv.slice(2);
/** The Chinese texts of the portal in one string, so that characters are as frequent as in real texts. */
const chinese = globSync(join(import.meta.dirname, '../../definitions/*/locale/zh.json'))
  .map((file) => readFileSync(file, 'utf8').replace(/[^\u3000-\u9fff\uff00-\uffef]/g, ''))
  .join('');
const english = 'We instruct the contractor step by step, and provide all tools and the place of work. ';

function paragraph(at: number): string {
  if (locale !== 'zh') return english.repeat(4);
  const from = (at * 180) % (chinese.length - 180);
  return chinese.slice(from, from + 180);
}

const parts: readonly PrintedPart[] = Array.from({ length: 68 }, (_, page) => page).flatMap((page) => [
  { part: 'heading', level: 1, text: `${page + 1} ${paragraph(page).slice(0, 20)}` },
  ...Array.from({ length: 11 }, (_, at): PrintedPart => ({ part: 'paragraph', text: paragraph(page * 11 + at) })),
]);

const before = process.memoryUsage.rss();
const used = process.cpuUsage();
const began = performance.now();
const pdf = await writePrintedPdf(
  { title: 'Bench', parts },
  { locale, createdAt: '2026-11-21T10:00:00Z', foot: 'Bench' },
);
const took = performance.now() - began;
const { user, system } = process.cpuUsage(used);
const work = (user + system) / 1000;
const peak = process.resourceUsage().maxRSS * 1024;
const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
if (pages < 60) throw new Error(`The document has ${pages} pages.`);
process.stdout.write(JSON.stringify({ took, work, grew: (peak - before) / 2 ** 20 }));

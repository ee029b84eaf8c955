import type { Release } from '#engine';
import { createReport } from '../import/createReport.ts';
import type { Omission } from '../import/Importer.ts';
import type { ExportedDefinition } from './Exporter.ts';
import { exporters } from './registry.ts';

interface ExportInput {
  readonly release: Release;
  /** Kind and id, `entity/book`, or only the id. */
  readonly name: string;
  /** Format to write. Default: the first that supports the kind. */
  readonly format?: string;
}

/** Writes a definition in a foreign format, with a list of what is omitted. */
export function exportDefinition({
  release,
  name,
  format,
}: ExportInput): ExportedDefinition & { readonly omissions: readonly Omission[] } {
  const [kind, id] = name.includes('/') ? name.split('/') : [undefined, name];
  const report = createReport();
  const suited = exporters.filter(
    (one) =>
      (format === undefined || one.name === format) &&
      (kind === undefined || one.kind === kind) &&
      Object.hasOwn(one.kind === 'flow' ? release.flows : release.entities, id ?? ''),
  );
  const [exporter, other] = suited;
  const known = exporters.map((one) => `${one.name} (${one.kind})`).join(', ');
  if (exporter === undefined) return { problem: `No format has "${name}". Formats: ${known}.`, omissions: [] };
  if (other !== undefined)
    return {
      problem: `"${name}" is of several kinds: write ${suited.map((one) => `${one.kind}/${id}`).join(' or ')}.`,
      omissions: [],
    };
  return { ...exporter.write(id ?? '', release, report), omissions: report.omissions() };
}

const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** The number of bytes of a size in a definition (`25 MB`, or a number of bytes). Undefined for anything else. */
export function byteSize(size: unknown): number | undefined {
  if (typeof size === 'number') return size;
  if (typeof size !== 'string') return undefined;
  const match = /^(\d+(?:\.\d+)?)\s*(B|KB|MB|GB)$/i.exec(size.trim());
  const unit = units[(match?.[2] ?? '').toUpperCase()];
  return match?.[1] === undefined || unit === undefined ? undefined : Number(match[1]) * unit;
}

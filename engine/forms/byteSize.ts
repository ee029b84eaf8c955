const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** Bytes of a size as definitions write it (`25 MB`, or a plain number of bytes); undefined for anything else. */
export function byteSize(size: unknown): number | undefined {
  if (typeof size === 'number') return size;
  if (typeof size !== 'string') return undefined;
  const match = /^(\d+(?:\.\d+)?)\s*(B|KB|MB|GB)$/i.exec(size.trim());
  const unit = units[(match?.[2] ?? '').toUpperCase()];
  return match?.[1] === undefined || unit === undefined ? undefined : Number(match[1]) * unit;
}

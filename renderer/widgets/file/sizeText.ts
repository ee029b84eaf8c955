/** Formats a number of bytes in a language: `1.4 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, factor] = bytes >= 1024 * 1024 ? (['megabyte', 1024 * 1024] as const) : (['kilobyte', 1024] as const);
  const value = bytes === 0 ? 0 : Math.max(0.1, bytes / factor);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

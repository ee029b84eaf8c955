/** The day some months from now, as a reader in English sees it. */
export function dayIn(months: number): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth() + months, now.getDate());
  return day.toLocaleDateString('en', { year: 'numeric', month: '2-digit', day: '2-digit' });
}

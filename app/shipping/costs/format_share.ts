/** The database stores larger shares, positive or negative, as this value. */
const MAX_STORED_SHARE = 1_000_000

/** Formats basis points as a percentage, such as `12.5 %`. */
export function formatShare(share: number): string {
  const figure = `${(share / 100).toLocaleString('en-NG', { maximumFractionDigits: 1 })} %`
  if (share <= -MAX_STORED_SHARE) return `${figure} or less`
  return share >= MAX_STORED_SHARE ? `${figure} or more` : figure
}

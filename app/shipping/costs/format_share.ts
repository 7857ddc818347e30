/** The stored column is capped here. */
const MAX_STORED_SHARE = 1_000_000

/** Hundredths of a percent, as 12.5 %. */
export function formatShare(share: number): string {
  const figure = `${(share / 100).toLocaleString('en-NG', { maximumFractionDigits: 1 })} %`
  if (share <= -MAX_STORED_SHARE) return `${figure} or less`
  return share >= MAX_STORED_SHARE ? `${figure} or more` : figure
}

/** As far as shares are kept; whatever is further says so. */
const MAX_STORED_SHARE = 1_000_000

/** Hundredths of a percent as people read them: 12.5 %. */
export function formatShare(share: number): string {
  const figure = `${(share / 100).toLocaleString('en-NG', { maximumFractionDigits: 1 })} %`
  if (share <= -MAX_STORED_SHARE) return `${figure} or less`
  return share >= MAX_STORED_SHARE ? `${figure} or more` : figure
}

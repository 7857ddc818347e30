/** As far as shares are kept; whatever is further says so. */
const FURTHEST = 1_000_000

/** Hundredths of a percent as people read them: 12.5 %. */
export function shareText(share: number): string {
  const figure = `${(share / 100).toLocaleString('en-NG', { maximumFractionDigits: 1 })} %`
  if (share <= -FURTHEST) return `${figure} or less`
  return share >= FURTHEST ? `${figure} or more` : figure
}

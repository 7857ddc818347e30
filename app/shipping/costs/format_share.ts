/** Basis points. The database caps shares at this value and its negative. */
const MAX_STORED_SHARE = 1_000_000

/** Formats basis points as a percentage, such as `12.5 %`. */
export function formatShare(basisPoints: number): string {
  const figure = `${(basisPoints / 100).toLocaleString('en-NG', { maximumFractionDigits: 1 })} %`
  if (basisPoints <= -MAX_STORED_SHARE) return `${figure} or less`
  return basisPoints >= MAX_STORED_SHARE ? `${figure} or more` : figure
}

/**
 * The tax within an amount of kobo that includes it, rounded half up, once for a whole document. What was paid is what
 * the ledger says, so tax is never added to it.
 */
export function includedVatKobo(amountKobo: number, basisPoints: number): number {
  if (amountKobo <= 0) return 0
  const share = BigInt(10_000 + basisPoints)
  const doubled = 2n * BigInt(amountKobo) * BigInt(basisPoints) + share
  return Number(doubled / (2n * share))
}

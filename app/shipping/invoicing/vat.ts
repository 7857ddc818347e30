/** VAT is rounded half up, once per document. Ledger amounts include it, so it is never added. */
export function includedVatKobo(amountKobo: number, basisPoints: number): number {
  if (amountKobo <= 0) return 0
  const share = BigInt(10_000 + basisPoints)
  const doubled = 2n * BigInt(amountKobo) * BigInt(basisPoints) + share
  return Number(doubled / (2n * share))
}

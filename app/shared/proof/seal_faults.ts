import { hashSeal, type Seal } from '#shared/proof/day_seals'
import { type PlacedFault, createPlacedFault } from '#shared/proof/fault'
import { sha256 } from '#shared/proof/merkle'

export function findOwnSealFaults(
  before: Seal | undefined,
  seal: Seal,
  behind: Seal | undefined
): PlacedFault[] {
  const { number, hash, sealedAt } = seal
  const found: PlacedFault[] = []
  const expected = (before?.number ?? 0) + 1
  const isBehindGap = number > expected
  if (isBehindGap) found.push(createPlacedFault('seals', expected, 'removed', sealedAt))
  const isLinked = seal.previousHash === (before?.hash ?? sha256(''))
  if (hash !== hashSeal(seal)) {
    const belongs = isLinked || isBehindGap || behind?.previousHash === hash
    found.push(createPlacedFault('seals', number, belongs ? 'altered' : 'inserted', sealedAt))
  } else if (!isLinked && !isBehindGap) {
    found.push(createPlacedFault('seals', number - 1, 'altered', sealedAt))
  }
  return found
}

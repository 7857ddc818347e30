import { createHash } from 'node:crypto'

/** A step from a link to the root: the hash beside it, and on which side. */
export type MerkleStep = { left: string } | { right: string }

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A root over so many neighbours, a power of two, is a step of the tree over any number of them. */
export const MERKLE_BLOCK_SIZE = 1024

/** Of the hashes in their order. One without a neighbour goes up as it is; no links have the hash of nothing. */
export function computeMerkleRoot(links: readonly string[]): string {
  let level = links
  while (level.length > 1) level = hashNextLevel(level)
  return level[0] ?? sha256('')
}

/** What joins the link at this place to the root, from the bottom up. */
export function computeMerklePath(links: readonly string[], place: number): MerkleStep[] {
  const path: MerkleStep[] = []
  for (let level = links, at = place; level.length > 1; level = hashNextLevel(level), at >>= 1) {
    const beside = level[at ^ 1]
    if (beside !== undefined) path.push(at % 2 === 1 ? { left: beside } : { right: beside })
  }
  return path
}

function hashNextLevel(level: readonly string[]): string[] {
  const pairs: string[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at]!, level[at + 1]]
    pairs.push(right === undefined ? left : sha256(left + right))
  }
  return pairs
}

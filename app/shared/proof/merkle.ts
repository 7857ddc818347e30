import { createHash } from 'node:crypto'

export type MerkleStep = { left: string } | { right: string }

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Leaves per block. A power of two, so that a block's root is a node of every larger tree. */
export const MERKLE_BLOCK_SIZE = 1024

/** A node without a sibling moves up unchanged. Without links, the root is the hash of ''. */
export function computeMerkleRoot(links: readonly string[]): string {
  let level = links
  while (level.length > 1) level = hashNextLevel(level)
  return level[0] ?? sha256('')
}

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

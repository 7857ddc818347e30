import { test } from '@japa/runner'
import {
  MERKLE_BLOCK_SIZE,
  computeMerklePath,
  computeMerkleRoot,
  sha256,
} from '#shared/proof/merkle'

const SIZES = [
  1,
  2,
  3,
  MERKLE_BLOCK_SIZE - 1,
  MERKLE_BLOCK_SIZE,
  MERKLE_BLOCK_SIZE + 1,
  MERKLE_BLOCK_SIZE * 2 + 7,
  MERKLE_BLOCK_SIZE * 5,
]

test.group('Merkle tree of a day', () => {
  test('has the same root and paths whether computed whole or block by block', ({ assert }) => {
    for (const size of SIZES) {
      const links = Array.from({ length: size }, (_, place) => sha256(String(place)))
      const parts = Array.from({ length: Math.ceil(size / MERKLE_BLOCK_SIZE) }, (_, block) =>
        links.slice(block * MERKLE_BLOCK_SIZE, (block + 1) * MERKLE_BLOCK_SIZE)
      )
      const blocks = parts.map(computeMerkleRoot)
      assert.equal(computeMerkleRoot(blocks), computeMerkleRoot(links))
      for (const place of [0, size - 1, Math.floor(size / 2)]) {
        const block = Math.floor(place / MERKLE_BLOCK_SIZE)
        const path = [
          ...computeMerklePath(parts[block]!, place % MERKLE_BLOCK_SIZE),
          ...computeMerklePath(blocks, block),
        ]
        assert.deepEqual(path, computeMerklePath(links, place))
      }
    }
  })
})

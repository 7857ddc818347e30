import { test } from '@japa/runner'
import { BLOCK, pathOf, rootOf, sha256 } from '#shared/proof/merkle'

const SIZES = [1, 2, 3, BLOCK - 1, BLOCK, BLOCK + 1, BLOCK * 2 + 7, BLOCK * 5]

test.group('The tree of a day', () => {
  test('has the same root and paths whether it is counted whole or block by block', ({
    assert,
  }) => {
    for (const size of SIZES) {
      const links = Array.from({ length: size }, (_, place) => sha256(String(place)))
      const parts = Array.from({ length: Math.ceil(size / BLOCK) }, (_, block) =>
        links.slice(block * BLOCK, (block + 1) * BLOCK)
      )
      const blocks = parts.map(rootOf)
      assert.equal(rootOf(blocks), rootOf(links))
      for (const place of [0, size - 1, Math.floor(size / 2)]) {
        const block = Math.floor(place / BLOCK)
        const path = [...pathOf(parts[block]!, place % BLOCK), ...pathOf(blocks, block)]
        assert.deepEqual(path, pathOf(links, place))
      }
    }
  })
})

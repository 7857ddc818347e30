import { test } from '@japa/runner'
import fc from 'fast-check'
import { splitGramsByQuantity } from '#shipping/customs/share_grams'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.group('Weight of an item line', () => {
  test('is in proportion to its quantity', ({ assert }) => {
    assert.deepEqual(splitGramsByQuantity(1002, [1, 3]), [251, 751])
    assert.deepEqual(splitGramsByQuantity(900, [2]), [900])
  })

  test('is at least a gram, and all lines add up to the package', ({ assert }) => {
    const quantities = fc.array(fc.integer({ min: 1, max: 100_000 }), {
      minLength: 1,
      maxLength: 100,
    })
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 300_000 }), quantities, (grams, given) => {
        const shares = splitGramsByQuantity(grams, given)
        assert.equal(sum(shares), grams)
        assert.isTrue(shares.every((share) => Number.isInteger(share) && share >= 1))
      })
    )
  })

  test('is refused if there are more lines than grams', ({ assert }) => {
    assert.throws(() => splitGramsByQuantity(2, [1, 1, 1]), '2 g cannot be shared by 3')
  })
})

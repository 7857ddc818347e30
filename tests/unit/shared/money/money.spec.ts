import { test } from '@japa/runner'
import fc from 'fast-check'
import { AmountTooLarge, sumKobo } from '#shared/money/exact_amounts'
import { formatKobo, kobo, naira } from '#shared/money/rules/money'

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

test.group('Money', () => {
  test('converts from kobo to naira and back unchanged', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        assert.equal(kobo(naira(amount)), amount)
      })
    )
  })

  test('is refused, not rounded, with a fraction of a kobo', ({ assert }) => {
    for (const amount of [0.001, 99.999, Number.NaN, Number.POSITIVE_INFINITY, 1e308]) {
      assert.throws(() => kobo(amount))
    }
  })

  test('has exact sums, or they are refused', ({ assert }) => {
    const exactly = (calculated: bigint, calculate: () => number) => {
      if (calculated <= LARGEST && calculated >= -LARGEST) {
        assert.equal(BigInt(calculate()), calculated)
      } else {
        assert.throws(calculate, AmountTooLarge)
      }
    }
    const amount = fc.maxSafeInteger()
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        exactly(BigInt(one) + BigInt(other), () => sumKobo([one, other]))
      })
    )
  })

  test('is shown in naira with two decimals and thousands commas', ({ assert }) => {
    assert.equal(formatKobo(123450), '₦1,234.50')
    assert.equal(formatKobo(-5), '-₦0.05')
  })
})

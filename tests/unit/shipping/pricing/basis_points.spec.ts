import fc from 'fast-check'
import { test } from '@japa/runner'
import { AmountTooLarge } from '#shared/money/exact_amounts'
import { shareOfKobo } from '#shipping/pricing/basis_points'

test.group('Share of kobo', () => {
  test('is rounded half up to the kobo', ({ assert }) => {
    assert.equal(shareOfKobo(49, 100), 0)
    assert.equal(shareOfKobo(50, 100), 1)
    assert.equal(shareOfKobo(149, 100), 1)
    assert.equal(shareOfKobo(150, 100), 2)
    assert.equal(shareOfKobo(100, 10_000), 100)
  })

  test('stays exact for large amounts', ({ assert }) => {
    assert.equal(shareOfKobo(9_007_199_254_740_991, 10_000), 9_007_199_254_740_991)
    assert.equal(shareOfKobo(9_007_199_254_740_991, 1), 900_719_925_474)
  })

  test('is refused if a number cannot hold it exactly', ({ assert }) => {
    const largest = BigInt(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat({ max: 1_000_000 }), (amountKobo, basisPoints) => {
        const share = (BigInt(amountKobo) * BigInt(basisPoints) + 5_000n) / 10_000n
        const calculate = () => shareOfKobo(amountKobo, basisPoints)
        if (share > largest) assert.throws(calculate, AmountTooLarge)
        else assert.equal(BigInt(calculate()), share)
      })
    )
  })

  test('is refused for negative and fractional numbers', ({ assert }) => {
    assert.throws(() => shareOfKobo(-1, 1), RangeError)
    assert.throws(() => shareOfKobo(1, -1), RangeError)
    assert.throws(() => shareOfKobo(0.5, 1), RangeError)
  })
})

import { test } from '@japa/runner'
import { shareOfKobo } from '#shipping/pricing/basis_points'

test.group('A share of kobo', () => {
  test('it is rounded half up to the kobo', ({ assert }) => {
    assert.equal(shareOfKobo(49, 100), 0)
    assert.equal(shareOfKobo(50, 100), 1)
    assert.equal(shareOfKobo(149, 100), 1)
    assert.equal(shareOfKobo(150, 100), 2)
    assert.equal(shareOfKobo(100, 10_000), 100)
  })

  test('large amounts stay exact', ({ assert }) => {
    assert.equal(shareOfKobo(9_007_199_254_740_991, 10_000), 9_007_199_254_740_991)
    assert.equal(shareOfKobo(9_007_199_254_740_991, 1), 900_719_925_474)
  })

  test('what is not a whole, non-negative number is refused', ({ assert }) => {
    assert.throws(() => shareOfKobo(-1, 1), RangeError)
    assert.throws(() => shareOfKobo(1, -1), RangeError)
    assert.throws(() => shareOfKobo(0.5, 1), RangeError)
  })
})

import { test } from '@japa/runner'
import { checkRate } from '#admin/margin/rules/exchange_rate_rules'
import { amountIn } from '#admin/reconciliation/reading/amounts'
import { TYPED } from '#shared/numbers/rules/read_number'
import { DEAREST_RATE, LARGEST_CHARGE } from '#shipping/costs/rules/currencies'

test.group('What a carrier charges', () => {
  test('comes to kobo that a number holds, for all parts of a line at any rate', ({ assert }) => {
    assert.isNull(checkRate(DEAREST_RATE))
    assert.isString(checkRate(DEAREST_RATE + 0.01))
    assert.isTrue(Number.isSafeInteger(4 * LARGEST_CHARGE * DEAREST_RATE * 100))
  })

  for (const digits of [0, 2, 3]) {
    test(`is no amount beyond the largest, of a currency with ${digits} decimals`, ({ assert }) => {
      assert.equal(amountIn(String(LARGEST_CHARGE), digits, TYPED), LARGEST_CHARGE * 10 ** digits)
      assert.isNaN(amountIn(String(LARGEST_CHARGE + 1), digits, TYPED))
    })
  }
})

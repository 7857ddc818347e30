import { test } from '@japa/runner'
import { checkRate } from '#admin/margin/rules/exchange_rate_rules'
import { parseMinorAmount } from '#admin/reconciliation/reading/parse_amount'
import { TYPED_NOTATION } from '#shared/numbers/rules/read_number'
import { MAX_EXCHANGE_RATE, MAX_CARRIER_CHARGE } from '#shipping/costs/rules/currencies'

test.group('Carrier charge', () => {
  test('fits a safe integer in kobo, with all parts of a line at the highest rate', ({
    assert,
  }) => {
    assert.isNull(checkRate(MAX_EXCHANGE_RATE))
    assert.isString(checkRate(MAX_EXCHANGE_RATE + 0.01))
    assert.isTrue(Number.isSafeInteger(4 * MAX_CARRIER_CHARGE * MAX_EXCHANGE_RATE * 100))
  })

  for (const digits of [0, 2, 3]) {
    test(`is refused beyond the largest amount in a currency with ${digits} decimals`, ({
      assert,
    }) => {
      assert.equal(
        parseMinorAmount(String(MAX_CARRIER_CHARGE), digits, TYPED_NOTATION),
        MAX_CARRIER_CHARGE * 10 ** digits
      )
      assert.isNaN(parseMinorAmount(String(MAX_CARRIER_CHARGE + 1), digits, TYPED_NOTATION))
    })
  }
})

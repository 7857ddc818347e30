import { test } from '@japa/runner'
import { listPeriodPresets } from '#wallet/transactions/components/period_presets'
import { transactionTypeText } from '#wallet/transactions/components/transaction_row'

test.group('Transaction texts', () => {
  test('period presets end today and include both ends', ({ assert }) => {
    const ranges = listPeriodPresets('2026-03-05').map(({ range }) => `${range.start} ${range.end}`)
    assert.deepEqual(ranges, [
      '2026-02-27 2026-03-05',
      '2026-02-04 2026-03-05',
      '2026-03-01 2026-03-05',
    ])
  })

  test('a type is in sentence case', ({ assert }) => {
    assert.equal(transactionTypeText('SHIPMENT_PAYMENT'), 'Shipment payment')
    assert.equal(transactionTypeText('CASH_BACK_EXPIRY'), 'Cash back expiry')
  })
})

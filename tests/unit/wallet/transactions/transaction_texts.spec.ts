import { test } from '@japa/runner'
import { transactionTypeText } from '#wallet/transactions/components/transaction_row'

test.group('Transaction texts', () => {
  test('a type is in sentence case', ({ assert }) => {
    assert.equal(transactionTypeText('SHIPMENT_PAYMENT'), 'Shipment payment')
    assert.equal(transactionTypeText('CASH_BACK_EXPIRY'), 'Cash back expiry')
  })
})

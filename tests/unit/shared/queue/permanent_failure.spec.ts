import { errors } from '@adonisjs/lucid'
import { test } from '@japa/runner'
import { isPermanentFailure } from '#shared/queue/permanent_failure'
import { AmountTooLarge } from '#shared/money/exact_amounts'
import { CourierUnavailable, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { ProviderUnavailable } from '#wallet/providers/payment_provider'

const refusedBy = (code: string) => Object.assign(new Error('The database refused it'), { code })

test.group('Failed job', () => {
  test('is given up after a broken rule, a bad row or a programming error', ({ assert }) => {
    const failures = [
      new RangeError('does not fit a safe integer'),
      new TypeError('undefined is not a function'),
      new AmountTooLarge(),
      new errors.E_ROW_NOT_FOUND(),
      ...['22003', '23502', '23514'].map(refusedBy),
    ]
    for (const failure of failures) assert.isTrue(isPermanentFailure(failure), failure.message)
  })

  test('is retried if something was unreachable, busy or locked', ({ assert }) => {
    const failures = [
      new CourierUnresponsive('no answer'),
      new CourierUnavailable('later'),
      new ProviderUnavailable(),
      new TypeError('fetch failed', { cause: refusedBy('ECONNREFUSED') }),
      new Error('anything else'),
      ...['40001', '40P01', '55P03', '57P01', '23505', '23503'].map(refusedBy),
    ]
    for (const failure of failures) assert.isFalse(isPermanentFailure(failure), failure.message)
  })
})

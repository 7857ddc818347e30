import { test } from '@japa/runner'
import { fieldLimitNote, carrierFieldProblem } from '#shipping/customs/rules/carrier_limits'

test.group('Field limits of couriers', () => {
  test('are named with the length of the text', ({ assert }) => {
    assert.isNull(carrierFieldProblem('ups', 'city', 'L'.repeat(30)))
    assert.equal(
      carrierFieldProblem('ups', 'city', 'L'.repeat(31)),
      'UPS takes at most 30 characters for the city, and this has 31. Please shorten it, or choose another courier.'
    )
    assert.isNull(carrierFieldProblem('dhl', 'city', 'L'.repeat(40)))
  })

  test('count only the digits of a phone number', ({ assert }) => {
    assert.isNull(carrierFieldProblem('fedex', 'phone', '+(234)803-123-4567-89'))
    assert.isNotNull(carrierFieldProblem('fedex', 'phone', '+1234567890123456'))
  })

  test('apply to e-mail addresses', ({ assert }) => {
    const email = `${'a'.repeat(64)}@lagos.test`
    assert.isNull(carrierFieldProblem('fedex', 'email', email))
    assert.equal(
      carrierFieldProblem('dhl', 'email', email),
      'DHL takes at most 70 characters for an e-mail address, and this has 75. Please shorten it, or choose another courier.'
    )
  })

  test('are noted while typing, with the couriers that have them', ({ assert }) => {
    assert.isNull(fieldLimitNote('city', 'London'))
    assert.equal(
      fieldLimitNote('city', 'L'.repeat(36)),
      'Too long for some couriers: FedEx takes 35, UPS takes 30 characters.'
    )
  })
})

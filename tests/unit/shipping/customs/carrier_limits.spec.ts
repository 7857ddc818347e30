import { test } from '@japa/runner'
import fc from 'fast-check'
import { addressLines, limitNote, limitProblem } from '#shipping/customs/rules/carrier_limits'

test.group('What the couriers can hold', () => {
  test('is said with the number, never cut', ({ assert }) => {
    assert.isNull(limitProblem('ups', 'city', 'L'.repeat(30)))
    assert.equal(
      limitProblem('ups', 'city', 'L'.repeat(31)),
      'UPS takes at most 30 characters for the city, and this has 31. Please shorten it, or choose another courier.'
    )
    assert.isNull(limitProblem('dhl', 'city', 'L'.repeat(40)))
  })

  test('counts the digits of a phone number alone', ({ assert }) => {
    assert.isNull(limitProblem('fedex', 'phone', '+(234)803-123-4567-89'))
    assert.isNotNull(limitProblem('fedex', 'phone', '+1234567890123456'))
  })

  test('is noted while somebody types, with who could not take it', ({ assert }) => {
    assert.isNull(limitNote('city', 'London'))
    assert.equal(
      limitNote('city', 'L'.repeat(36)),
      'Too long for some couriers: FedEx takes 35, UPS takes 30 characters.'
    )
  })

  test('breaks an address into lines without losing a letter', ({ assert }) => {
    assert.deepEqual(
      addressLines('ups', '12 Admiralty Way, Lekki Phase 1, behind the old market'),
      ['12 Admiralty Way, Lekki Phase 1,', 'behind the old market']
    )
    const address = fc.string({ minLength: 1, maxLength: 90 }).filter((text) => text.trim() !== '')
    const carrier = fc.constantFrom('dhl', 'fedex', 'ups', 'aramex')
    fc.assert(
      fc.property(carrier, address, (name, text) => {
        const lines = addressLines(name, text)
        assert.isAtMost(lines.length, 3)
        const most = { dhl: 45, fedex: 35, ups: 35, aramex: 50 }[name]
        assert.isTrue(lines.every((line) => line.length <= most))
        assert.equal(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
      })
    )
  })
})

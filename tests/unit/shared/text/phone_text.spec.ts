import { test } from '@japa/runner'
import { formatPhone } from '#shared/phones/rules/phone_text'

test.group('Displayed phone number', () => {
  test('is grouped as in its country, in the form in which it was typed', ({ assert }) => {
    assert.equal(formatPhone('08031234567'), '0803 123 4567')
    assert.equal(formatPhone('+2348031234567'), '+234 803 123 4567')
    assert.equal(formatPhone('+442079460958'), '+44 20 7946 0958')
    assert.equal(formatPhone('+233302123456'), '+233 30 212 3456')
  })

  test('is shown as typed when it cannot be read', ({ assert }) => {
    for (const typed of ['', '+1234567', '01234567890', '+(234)8031234567890123456', 'none']) {
      assert.equal(formatPhone(typed), typed)
    }
  })

  test('stays the same when it is formatted again', ({ assert }) => {
    for (const typed of ['08031234567', '+2348031234567', '+442079460958']) {
      assert.equal(formatPhone(formatPhone(typed)), formatPhone(typed))
    }
  })
})

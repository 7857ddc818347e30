import { test } from '@japa/runner'
import { measureSms } from '#branding/notifications/rules/sms_parts'

const measure = (text: string) => {
  const { parts, length, encoding } = measureSms(text)
  return [parts, length, encoding]
}

test.group('SMS parts', () => {
  test('hold 160 GSM characters, or 153 each when there are several', ({ assert }) => {
    assert.deepEqual(measure(''), [1, 0, 'gsm'])
    assert.deepEqual(measure('a'.repeat(160)), [1, 160, 'gsm'])
    assert.deepEqual(measure('a'.repeat(161)), [2, 161, 'gsm'])
    assert.deepEqual(measure('a'.repeat(306)), [2, 306, 'gsm'])
    assert.deepEqual(measure('a'.repeat(307)), [3, 307, 'gsm'])
    assert.deepEqual(measure('@£$¥èéùìòÇØøÅåΔÄÖÑÜ§äöñüà¿¡\n'), [1, 28, 'gsm'])
  })

  test('count brackets and the euro sign twice, and never split one', ({ assert }) => {
    assert.deepEqual(measure('{}[]~\\^|€'), [1, 18, 'gsm'])
    assert.deepEqual(measure('€'.repeat(80)), [1, 160, 'gsm'])
    assert.deepEqual(measure('€'.repeat(81)), [2, 162, 'gsm'])
    // The euro sign takes two places and only one is left, so it moves to the next part.
    assert.deepEqual(measure(`${'a'.repeat(152)}€${'a'.repeat(151)}`), [2, 305, 'gsm'])
    assert.deepEqual(measure(`${'a'.repeat(152)}€${'a'.repeat(152)}`), [3, 306, 'gsm'])
  })

  test('hold 70 characters, or 67 each when there are several, if one is outside the GSM alphabet', ({
    assert,
  }) => {
    assert.deepEqual(measure(`₦${'a'.repeat(69)}`), [1, 70, 'unicode'])
    assert.deepEqual(measure(`₦${'a'.repeat(70)}`), [2, 71, 'unicode'])
    assert.deepEqual(measure(`₦${'a'.repeat(133)}`), [2, 134, 'unicode'])
    assert.deepEqual(measure(`₦${'a'.repeat(134)}`), [3, 135, 'unicode'])
    // An emoji counts as two and is not split either.
    assert.deepEqual(measure(`${'a'.repeat(66)}😀${'a'.repeat(65)}`), [2, 133, 'unicode'])
    assert.deepEqual(measure(`${'a'.repeat(66)}😀${'a'.repeat(66)}`), [3, 134, 'unicode'])
    assert.deepEqual(measureSms('₦5, ẹ and ₦6').unusual, ['₦', 'ẹ'])
  })
})

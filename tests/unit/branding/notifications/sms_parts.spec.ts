import { test } from '@japa/runner'
import { measureSms } from '#branding/notifications/rules/sms_parts'

const of = (text: string) => {
  const { parts, length, encoding } = measureSms(text)
  return [parts, length, encoding]
}

test.group('The parts of an SMS', () => {
  test('are of 160 letters of the alphabet of phones, or of 153 that are joined', ({ assert }) => {
    assert.deepEqual(of(''), [1, 0, 'gsm'])
    assert.deepEqual(of('a'.repeat(160)), [1, 160, 'gsm'])
    assert.deepEqual(of('a'.repeat(161)), [2, 161, 'gsm'])
    assert.deepEqual(of('a'.repeat(306)), [2, 306, 'gsm'])
    assert.deepEqual(of('a'.repeat(307)), [3, 307, 'gsm'])
    assert.deepEqual(of('@£$¥èéùìòÇØøÅåΔÄÖÑÜ§äöñüà¿¡\n'), [1, 28, 'gsm'])
  })

  test('count brackets and the euro twice, and never cut one in two', ({ assert }) => {
    assert.deepEqual(of('{}[]~\\^|€'), [1, 18, 'gsm'])
    assert.deepEqual(of('€'.repeat(80)), [1, 160, 'gsm'])
    assert.deepEqual(of('€'.repeat(81)), [2, 162, 'gsm'])
    // The first part's last place cannot hold half of it, so both halves begin the next part.
    assert.deepEqual(of(`${'a'.repeat(152)}€${'a'.repeat(151)}`), [2, 305, 'gsm'])
    assert.deepEqual(of(`${'a'.repeat(152)}€${'a'.repeat(152)}`), [3, 306, 'gsm'])
  })

  test('are of 70 or 67 once a single letter is from elsewhere', ({ assert }) => {
    assert.deepEqual(of(`₦${'a'.repeat(69)}`), [1, 70, 'unicode'])
    assert.deepEqual(of(`₦${'a'.repeat(70)}`), [2, 71, 'unicode'])
    assert.deepEqual(of(`₦${'a'.repeat(133)}`), [2, 134, 'unicode'])
    assert.deepEqual(of(`₦${'a'.repeat(134)}`), [3, 135, 'unicode'])
    // An emoji counts as two and is not split either.
    assert.deepEqual(of(`${'a'.repeat(66)}😀${'a'.repeat(65)}`), [2, 133, 'unicode'])
    assert.deepEqual(of(`${'a'.repeat(66)}😀${'a'.repeat(66)}`), [3, 134, 'unicode'])
    assert.deepEqual(measureSms('₦5, ẹ and ₦6').unusual, ['₦', 'ẹ'])
  })
})

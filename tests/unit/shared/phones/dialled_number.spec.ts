import { test } from '@japa/runner'
import { dialledNumber } from '#shared/phones/dialled_number'

test.group('Phone number of an address', () => {
  test('with a leading 0 is tried as a mobile of its country, then as a Nigerian mobile, then as a landline of its country', ({
    assert,
  }) => {
    assert.equal(dialledNumber('07911123456', 'GB'), '+447911123456')
    assert.equal(dialledNumber('0244123456', 'GH'), '+233244123456')
    assert.equal(dialledNumber('0821234567', 'ZA'), '+27821234567')
    // A mobile number in both Japan and Nigeria.
    assert.equal(dialledNumber('09012345678', 'JP'), '+819012345678')
    assert.equal(dialledNumber('08031234567', 'CN'), '+2348031234567')
    assert.equal(dialledNumber('02079460000', 'GB'), '+442079460000')
  })

  test('is dropped if it is invalid or could be a stranger’s', ({ assert }) => {
    assert.isNull(dialledNumber('0112345678', 'GB'))
    assert.isNull(dialledNumber('0123456789', 'US'))
    // A landline in Rosenheim, Germany, but also a mobile in Nigeria.
    assert.isNull(dialledNumber('08031234567', 'DE'))
  })

  test('stays as written in Nigeria, is dialled by its own country code if it has one, and may be empty', ({
    assert,
  }) => {
    assert.equal(dialledNumber('0803 123 4567', 'NG'), '08031234567')
    assert.equal(dialledNumber('+44(0)2079460000', 'GB'), '+442079460000')
    assert.equal(dialledNumber('00442079460000', 'GB'), '+442079460000')
    assert.equal(dialledNumber('+13474483190 x60155', 'US'), '+13474483190')
    assert.equal(dialledNumber('', 'GB'), '')
  })
})

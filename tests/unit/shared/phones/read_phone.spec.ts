import { test } from '@japa/runner'
import { readSheetPhone } from '#shared/phones/sheet_phone'
import { readPhone } from '#shared/phones/read_phone'
import { phoneCheck, PHONE_PATTERN } from '#shared/phones/rules/phone_check'
import { cleanPhone, isRoundedNumber, parsePhoneParts } from '#shared/phones/rules/phone_parts'

test.group('A phone number', () => {
  test('is read by the country of its address: {$self}')
    .with([
      ['(415) 555-2671', 'US', '+14155552671'],
      ['4155552671', 'US', '+14155552671'],
      ['+44 (0)20 7946 0018', 'GB', '+442079460018'],
      ['+44 020 7946 0018', 'GB', '+442079460018'],
      ['0044 20 7946 0018', 'GB', '+442079460018'],
      ['44 20 7946 0018', 'GB', '+442079460018'],
      ['7911123456', 'GB', '+447911123456'],
      ['1701234567', 'DE', '+491701234567'],
      ['241234567', 'GH', '+233241234567'],
      ['501234567', 'AE', '+971501234567'],
      ['233241234567', 'GH', '+233241234567'],
      ['0803 123 4567', 'NG', '08031234567'],
      ['8031234567', 'NG', '08031234567'],
      ['2348031234567', 'NG', '+2348031234567'],
      ['2348031234567.0', 'NG', '+2348031234567'],
      ['+234 (0)803 123 4567', 'NG', '+2348031234567'],
      ["'08031234567", 'NG', '08031234567'],
      ['tel:+2348031234567', 'NG', '+2348031234567'],
      ['\u202A+234 803 123 4567\u202C', 'NG', '+2348031234567'],
      ['0803\u2011123\u20114567', 'NG', '08031234567'],
      ['0803\u00A0123\u00A04567', 'NG', '08031234567'],
      ['٠٨٠٣١٢٣٤٥٦٧', 'NG', '08031234567'],
      ['0803 123 4567 / 0805 000 0000', 'NG', '08031234567'],
      ['0803 123 4567 or 0805 000 0000', 'NG', '08031234567'],
      ['020 7946 0000', 'GB', '+442079460000'],
    ] as const)
    .run(({ assert }, [text, country, expected]) => {
      const read = readPhone(text, country)
      assert.equal(read?.phone, expected)
      assert.isNull(read!.note)
      assert.equal(readPhone(read!.phone, country)?.phone, expected)
    })

  test('keeps its extension separate: {$self}')
    .with([
      '+1 347-448-3190 ext. 60155',
      '+1 347-448-3190 x60155',
      '+13474483190;ext=60155',
      '347-448-3190, extension 60155',
    ])
    .run(({ assert }, text) => {
      const { phone: read } = readPhone(text, 'US')!
      assert.deepEqual(parsePhoneParts(read), { number: '+13474483190', extension: '60155' })
    })

  test('invalid in its country is read with a plus added or as Nigerian, with a note', ({
    assert,
  }) => {
    for (const [text, country] of [
      ['2348031234567', 'US'],
      ['08031234567', 'GB'],
      ['08031234567', 'US'],
    ] as const) {
      const read = readPhone(text, country)
      assert.equal(read?.phone, '+2348031234567')
      assert.include(read!.note!, '+2348031234567')
    }
  })

  test('of a new or a fictional range is accepted with a note', ({ assert }) => {
    assert.deepEqual(readPhone('7700900123', 'GB'), {
      phone: '+447700900123',
      isValid: false,
      note: 'We could not verify the phone number +447700900123. Please check it.',
    })
  })

  test('that cannot be dialled is refused: {$self}')
    .with([
      ['97123456', 'BJ'],
      // A landline in Germany, but also a mobile in Nigeria.
      ['08031234567', 'DE'],
      ['O8031234567', 'NG'],
      ['01-2345678', 'NG'],
      ['12', 'NG'],
      ['Call 08031234567', 'NG'],
      ['2.34803E+12', 'NG'],
      ['', 'GB'],
    ] as const)
    .run(({ assert }, [text, country]) => {
      assert.isNull(readPhone(text, country))
    })

  test('is reported as a problem of its row if it is invalid or a spreadsheet has rounded it', ({
    assert,
  }) => {
    assert.include(readSheetPhone('2.34803E+12', 'NG').problem, 'rounded')
    assert.include(readSheetPhone('01-2345678', 'NG').problem, 'is invalid')
    assert.isNull(readSheetPhone('', 'NG').problem)
    assert.isTrue(isRoundedNumber('2.34803E+12'))
    assert.isFalse(isRoundedNumber('2348031234567'))
  })

  test('is checked without the invisible characters pasted around it', ({ assert }) => {
    const check = phoneCheck('Phone Number', PHONE_PATTERN)
    assert.isNull(check('\u202A+234 803-123-4567\u202C'))
    assert.equal(cleanPhone('\u202A+234 803-123-4567\u202C'), '+2348031234567')
    assert.equal(check('8031234567'), '"Phone Number" is invalid')
    assert.equal(check('\u202A \u202C'), '"Phone Number" should not be empty')
    assert.equal(check(7), '"Phone Number" is invalid')
  })
})

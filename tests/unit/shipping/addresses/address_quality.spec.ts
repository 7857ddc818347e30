import { test } from '@japa/runner'
import { rateAddressQuality } from '#shipping/addresses/rules/address_quality'

const GOOD = {
  address: '14 Aminu Kano Crescent',
  landmark: 'opposite Wuse Market',
  phoneNumber: '08031234567',
  country: 'NG',
  postalCode: '000000',
}

test.group('Address quality', () => {
  test('is good with house number, landmark and mobile phone', ({ assert }) => {
    assert.deepEqual(rateAddressQuality(GOOD), { level: 'good', reasons: [] })
  })

  test('lists what is missing, the worst first: {$self}')
    .with([
      [{ landmark: null }, 'improvable', ['No landmark']],
      [{ landmark: '  ' }, 'improvable', ['No landmark']],
      [{ address: 'Aminu Kano Crescent' }, 'improvable', ['No house number']],
      [
        { address: 'Aminu Kano Crescent', landmark: null },
        'trouble',
        ['No house number', 'No landmark'],
      ],
      [{ phoneNumber: '012345678' }, 'trouble', ['The phone is a landline']],
      [{ phoneNumber: '+234 1 234 5678' }, 'trouble', ['The phone is a landline']],
      [{ phoneNumber: '+2349012345678' }, 'good', []],
      [
        { address: '14 Bode', landmark: null },
        'trouble',
        ['The address is too short for couriers to find', 'No landmark'],
      ],
      [{ address: '14 Bode' }, 'good', []],
      [{ address: 'P.O. Box 77, Wuse' }, 'trouble', ['Couriers need the street, not a post box']],
      [
        { address: 'PO Box 77, Zone 3', landmark: null },
        'improvable',
        ['Couriers need the street, not a post box', 'No landmark'],
      ],
      [{ country: 'GB', postalCode: '0000' }, 'trouble', ['The postcode is missing']],
      [{ country: 'GB', postalCode: null }, 'trouble', ['The postcode is missing']],
      [{ country: 'GB', postalCode: 'SW1A 1AA', landmark: null }, 'good', []],
      [{ country: 'GH', postalCode: null, landmark: null, phoneNumber: '012345678' }, 'good', []],
    ] as const)
    .run(({ assert }, [changes, level, reasons]) => {
      assert.deepEqual(rateAddressQuality({ ...GOOD, ...changes }), {
        level,
        reasons: [...reasons],
      })
    })
})

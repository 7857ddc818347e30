import type { Check } from '#shared/http/rules/field_checks'
import { test } from '@japa/runner'
import {
  findDangerousGood,
  dangerousGoodMessage,
  itemChecks,
  packageChecks,
  pickupDateCheck,
  recipientChecks,
  senderChecks,
} from '#shipping/booking/rules/booking_rules'
import { pickupWarning } from '#shipping/shipment/rules/pickup_day_rules'

type Bound = [name: string, check: Check, good: unknown[], bad: unknown[]]

const letters = (count: number) => 'a'.repeat(count)
const digits = (count: number) => '1'.repeat(count)

/** Values just within and just beyond every limit of the specification (booking and money, 5). */
const BOUNDS: Bound[] = [
  [
    'sender name',
    senderChecks.fullname,
    [letters(5), letters(20)],
    ['', ' ', letters(4), letters(21), 7],
  ],
  ['sender address', senderChecks.address, ['a', letters(73)], ['', letters(74)]],
  ['sender country', senderChecks.country, ['NG'], ['', undefined]],
  ['sender state', senderChecks.state, ['NG_LA'], ['', null]],
  ['sender postal code', senderChecks.postalCode, ['0000', digits(10)], ['', digits(11)]],
  [
    'sender phone',
    senderChecks.phoneNumber,
    [`+${digits(7)}`, `+${digits(15)}`, `0${digits(10)}`],
    [
      '',
      `+${digits(6)}`,
      `+${digits(16)}`,
      `0${digits(9)}`,
      `0${digits(11)}`,
      digits(11),
      '+234 80123 letters',
    ],
  ],
  [
    'recipient name',
    recipientChecks.fullname,
    [letters(3), letters(35)],
    ['', letters(2), letters(36)],
  ],
  ['recipient address', recipientChecks.address, ['a', letters(90)], ['', letters(91)]],
  ['recipient city by hand', recipientChecks.cityName, ['', null, letters(40)], [letters(41)]],
  ['recipient postal code', recipientChecks.postalCode, ['000000', digits(10)], ['', digits(11)]],
  [
    'recipient phone',
    recipientChecks.phoneNumber,
    [`+${digits(7)}`, `+${digits(21)}`, '+(234)8012345', `0${digits(9)}`, `0${digits(11)}`],
    ['', `+${digits(6)}`, `+${digits(22)}`, `0${digits(8)}`, `0${digits(12)}`, '+234 8012 x'],
  ],
  [
    'e-mail',
    recipientChecks.email,
    ['a@b.co', 'first.last+tag@mail.example.com', ` ${letters(60)}@example.test `],
    ['', 'a', 'a@b', 'a@@b.co', 'a b@c.de', '@b.co', 'a@b.', `${letters(250)}@b.co`],
  ],
  ['category', itemChecks.category, [1, 99], [0, -1, 1.5, '1', null, undefined, Number.NaN]],
  ['description', itemChecks.description, ['a', letters(105)], ['', '  ', letters(106)]],
  ['quantity', itemChecks.quantity, [1, 100_000], [0, 1.5, 100_001, Number.NaN, Infinity, '1.5']],
  [
    'unit value',
    itemChecks.value,
    [200, 200.01, 8_999_999.72, 1e9],
    [199.99, 1e9 + 1, 200.001, 1e309, '', null],
  ],
  [
    'package weight',
    packageChecks.weight,
    [0.1, 300, 1.234],
    [0.099, 0, -1, 300.001, 1.2345, Number.NaN],
  ],
  ['length', packageChecks.length, [null, '', 0.1, 1000], [0.09, 0, 1000.01, 10.001]],
  ['width', packageChecks.width, [undefined, 0.1, 1000], [0.09, 1000.01]],
  ['height', packageChecks.height, [undefined, 0.1, 1000], [0.09, 1000.01]],
]

test.group('Booking form rules', () => {
  for (const [name, check, good, bad] of BOUNDS) {
    test(`${name} passes within its limits, and is refused with a sentence beyond them`, ({
      assert,
    }) => {
      for (const value of good) assert.isNull(check(value), String(value))
      for (const value of bad) assert.isString(check(value), String(value))
    })
  }

  test('an empty and a wrong phone number have the sentences of the specification', ({
    assert,
  }) => {
    for (const { phoneNumber } of [senderChecks, recipientChecks]) {
      assert.equal(phoneNumber(''), '"Phone Number" should not be empty')
      assert.equal(phoneNumber('12'), '"Phone Number" is invalid')
    }
  })

  test('a pickup is on a weekday of the next two weeks, and not on a day without pickups', ({
    assert,
  }) => {
    const check = pickupDateCheck({
      today: '2026-11-20',
      daysWithoutPickup: ['2026-12-02'],
      announcedHolidays: [],
    })
    for (const good of ['2026-11-20', '2026-11-23', '2026-12-04']) assert.isNull(check(good))
    assert.equal(check('2026-12-02'), '"Preferred Pickup Date" falls on a day without pickups')
    const far = '"Preferred Pickup Date" must be within the next 14 days'
    for (const late of ['2026-12-07', '2030-01-07']) assert.equal(check(late), far)
    for (const bad of [
      '2026-11-19',
      '2026-11-21',
      '2026-11-22',
      '20/11/2026',
      '2026-13-01',
      '2026-02-30',
      '',
      5,
    ]) {
      assert.isString(check(bad), String(bad))
    }
  })

  test('a pickup is refused on a public holiday, and warned about on an expected one', ({
    assert,
  }) => {
    const eid = [{ day: '2027-03-10', name: 'Eid al-Fitr' as const }]
    const check = (day: string, announcedHolidays: typeof eid = []) =>
      pickupDateCheck({ today: day, daysWithoutPickup: [], announcedHolidays })(day)
    const warn = (day: string, announcedHolidays: typeof eid = []) =>
      pickupWarning(day, { announcedHolidays })
    const christmas = '"Preferred Pickup Date" falls on Christmas Day, a public holiday'
    assert.equal(check('2026-12-25'), christmas)
    for (const day of ['2027-01-01', '2027-03-29']) assert.include(check(day), 'public holiday')
    for (const day of ['2027-03-09', '2026-12-28']) {
      assert.isNull(check(day))
      assert.include(warn(day), 'expected on this day')
    }
    for (const day of ['2026-12-24', '2026-12-25', '']) assert.isNull(warn(day))
    assert.include(check('2027-03-10', eid), 'falls on Eid al-Fitr, a public holiday')
    assert.isNull(warn('2027-03-09', eid))
  })

  test('a dangerous good is found in whole words, whatever their case and punctuation', ({
    assert,
  }) => {
    const goods = ['GUNPOWDER', 'LIGHTER', 'PAINT THINNER']
    assert.equal(findDangerousGood('gunpowder', goods), 'GUNPOWDER')
    assert.equal(findDangerousGood('two tins: Paint-Thinner.', goods), 'PAINT THINNER')
    assert.equal(findDangerousGood('a cigarette (lighter)', goods), 'LIGHTER')
    for (const harmless of ['Enlightering books', 'Highlighters', 'Paint, no thinner here', '']) {
      assert.isNull(findDangerousGood(harmless, goods), harmless)
    }
    assert.equal(
      dangerousGoodMessage('LIGHTER'),
      'Dangerous Good (LIGHTER) detected. "LIGHTER" cannot be shipped!'
    )
  })
})

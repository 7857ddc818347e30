import { test } from '@japa/runner'
import { unknownCostsText } from '#admin/margin/unknown_costs_text'

const TODAY = '2026-11-30'
const DOLLAR = { currency: 'USD', firstDay: '2026-11-28', lastDay: '2026-11-28' }
const EURO = { currency: 'EUR', firstDay: '2025-12-30', lastDay: '2026-01-02' }

test.group('Unknown costs', () => {
  for (const [shipments, known, missingRates, hasUncharged, text] of [
    [
      ...[53, 0, [DOLLAR], false],
      '53 shipments earned ₦2,603,850.00. Their cost is not known yet, because there is no USD rate for 28 Nov.',
    ],
    [
      ...[1, 0, [], true],
      '1 shipment earned ₦2,603,850.00. Its cost is not known yet, because its courier has not charged us yet.',
    ],
    [
      ...[1200, 1150, [EURO, DOLLAR], true],
      'The cost of 50 of 1,200 shipments is not known yet, because there is no EUR rate for 30 Dec 2025 to 2 Jan and no USD rate for 28 Nov. Some have no courier charge yet.',
    ],
  ] as [number, number, (typeof DOLLAR)[], boolean, string][]) {
    test(`are explained: ${text}`, ({ assert }) => {
      const total = { shipments, known, chargedKobo: 2_603_850_00 }
      assert.equal(unknownCostsText(total, { missingRates, hasUncharged }, TODAY), text)
    })
  }
})

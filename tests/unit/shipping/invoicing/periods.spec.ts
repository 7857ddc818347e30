import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  type BilledCycle,
  endedBillingPeriods,
  billingPeriodEnd,
  nextBillingPeriod,
  billingPeriodAt,
} from '#shipping/invoicing/billing_periods'
import { includedVatKobo } from '#shipping/invoicing/vat'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Africa/Lagos' })
const days = (cycle: BilledCycle, moment: string) => {
  const { from, to } = billingPeriodAt(cycle, at(moment))
  return `${from.toISODate()} ${to.toISODate()}`
}

test.group('A billing period', () => {
  test('of a week runs from Monday to Sunday in Lagos', ({ assert }) => {
    assert.equal(days('Weekly', '2026-11-23T00:00'), '2026-11-23 2026-11-29')
    assert.equal(days('Weekly', '2026-11-29T23:59:59'), '2026-11-23 2026-11-29')
    // At 23:30 UTC on Sunday, it is Monday in Lagos.
    const late = billingPeriodAt('Weekly', DateTime.fromISO('2026-11-29T23:30Z'))
    assert.equal(late.from.toISODate(), '2026-11-30')
  })

  test('of two weeks is counted from its anchor, over a new year and before the anchor', ({
    assert,
  }) => {
    assert.equal(days('Biweekly', '2026-01-05'), '2026-01-05 2026-01-18')
    assert.equal(days('Biweekly', '2026-01-18'), '2026-01-05 2026-01-18')
    assert.equal(days('Biweekly', '2026-01-04'), '2025-12-22 2026-01-04')
    assert.equal(days('Biweekly', '2026-12-31'), '2026-12-21 2027-01-03')
  })

  test('of a month ends on its last day, leap years too', ({ assert }) => {
    assert.equal(days('Monthly', '2026-02-28T23:59'), '2026-02-01 2026-02-28')
    assert.equal(days('Monthly', '2028-02-29'), '2028-02-01 2028-02-29')
    assert.equal(days('Monthly', '2026-12-31'), '2026-12-01 2026-12-31')
  })

  for (const cycle of ['Weekly', 'Biweekly', 'Monthly'] as const) {
    test(`${cycle} follows the one before it without a gap`, ({ assert }) => {
      const [last, earlier] = endedBillingPeriods(cycle, at('2027-03-10T12:00'), 2)
      assert.isTrue(billingPeriodEnd(earlier!).equals(last!.from))
      assert.isTrue(nextBillingPeriod(earlier!).from.equals(last!.from))
      assert.isTrue(billingPeriodEnd(last!) <= at('2027-03-10T12:00'))
    })
  }
})

test.group('VAT within a total', () => {
  for (const [kobo, basisPoints, vat] of [
    [107_50, 750, 7_50],
    [100_00, 750, 6_98],
    [1, 750, 0],
    [7, 750, 0],
    [8, 750, 1],
    [900_000_000_000_01, 750, 62_790_697_674_42],
    [100_00, 0, 0],
    [0, 750, 0],
  ] as const) {
    test(`of ${kobo} kobo at ${basisPoints} basis points is ${vat}`, ({ assert }) => {
      assert.equal(includedVatKobo(kobo, basisPoints), vat)
    })
  }
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  nextPickupSlot,
  type PickupRules,
  pickupSlotOn,
} from '#shipping/carriers/pickups/pickup_days'

const NO_CHANGES = { daysWithoutPickup: [], announcedHolidays: [] }
const HOURS = { readyAt: '10:00', closeAt: '17:00' }

/** Monday, 23 November 2026, at a time in Lagos. */
function rulesAt(time: string, changes: Partial<PickupRules> = {}): PickupRules {
  const now = DateTime.fromISO(`2026-11-23T${time}`, { zone: 'Africa/Lagos' })
  return { now, hours: HOURS, cutOff: '14:00', changes: NO_CHANGES, ...changes }
}

const formatSlot = (rules: PickupRules, requested: string | null) => {
  const { day, readyAt, closeAt } = nextPickupSlot(rules, requested)
  return `${day} ${readyAt} ${closeAt}`
}

test.group('Pickup day', () => {
  test('is today before the cut-off, in the hours that staff have set', ({ assert }) => {
    assert.equal(formatSlot(rulesAt('07:30'), null), '2026-11-23 10:00 17:00')
    const hours = { readyAt: '08:00', closeAt: '12:00' }
    assert.equal(formatSlot(rulesAt('06:00', { hours }), null), '2026-11-23 08:00 12:00')
  })

  test('leaves the sender an hour to be ready', ({ assert }) => {
    assert.equal(formatSlot(rulesAt('13:10'), null), '2026-11-23 14:30 17:00')
  })

  test('is the next one from the cut-off on, or if too little of the day is left', ({ assert }) => {
    assert.equal(formatSlot(rulesAt('14:00'), null), '2026-11-24 10:00 17:00')
    const hours = { readyAt: '10:00', closeAt: '13:00' }
    assert.equal(formatSlot(rulesAt('10:30', { hours }), null), '2026-11-24 10:00 13:00')
  })

  test('is never on a weekend or a day without pickups, nor before the requested one', ({
    assert,
  }) => {
    assert.equal(formatSlot(rulesAt('09:00'), '2026-11-28'), '2026-11-30 10:00 17:00')
    const changes = { ...NO_CHANGES, daysWithoutPickup: ['2026-11-23', '2026-11-24'] }
    assert.equal(formatSlot(rulesAt('07:00', { changes }), null), '2026-11-25 10:00 17:00')
    assert.equal(formatSlot(rulesAt('09:00'), '2026-11-26'), '2026-11-26 10:00 17:00')
    assert.equal(formatSlot(rulesAt('07:00'), '2026-11-01'), '2026-11-23 10:00 17:00')
  })

  test('may be changed until the cut-off of that day', ({ assert }) => {
    const slot = pickupSlotOn(rulesAt('09:00', { cutOff: '12:30' }), '2026-11-25', HOURS)!
    assert.equal(slot.changeableUntil.toISO(), '2026-11-25T12:30:00.000+01:00')
    assert.isNull(pickupSlotOn(rulesAt('09:00'), '2026-11-20', HOURS))
  })
})

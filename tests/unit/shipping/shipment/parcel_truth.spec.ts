import fc from 'fast-check'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { type TrackingScan, summarizeTracking } from '#shipping/shipment/tracking_summary'
import { TRACKING_CODES, type TrackingCode } from '#shipping/shipment/tracking_codes'

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

const at = (code: TrackingCode, hour: number): TrackingScan => ({
  code,
  occurredAt: START.plus({ hours: hour }),
})

const story = (...codes: TrackingCode[]) => codes.map(at)

function comesTo(...codes: TrackingCode[]) {
  return summarizeTracking(story(...codes)).state
}

function read(scans: TrackingScan[]) {
  const { state, since, isHandedOver, isMoving, deliveredAt } = summarizeTracking(scans)
  return [state, since?.occurredAt.toISO(), isHandedOver, isMoving, deliveredAt?.toISO()]
}

const ANY_STORY = fc.array(
  fc.record({ code: fc.constantFrom(...TRACKING_CODES), hour: fc.nat({ max: 30 }) }),
  { maxLength: 12 }
)

test.group('What is true of a parcel', () => {
  test('does not depend on the order in which it was told, or on how often', () => {
    fc.assert(
      fc.property(ANY_STORY, fc.infiniteStream(fc.nat()), (told, turns) => {
        const scans = told.map(({ code, hour }) => at(code, hour))
        const keyed = [...scans, ...scans.slice(0, 3)].map((scan) => ({
          scan,
          key: turns.next().value,
        }))
        const shuffled = keyed.toSorted((one, other) => one.key - other.key)
        return (
          JSON.stringify(read(shuffled.map(({ scan }) => scan))) === JSON.stringify(read(scans))
        )
      })
    )
  })

  test('is never a delivery once it has turned back', () => {
    fc.assert(
      fc.property(ANY_STORY, ANY_STORY, (before, after) => {
        const scans = [
          ...before.map(({ code, hour }) => at(code, hour)),
          at('RETURNING', 31),
          ...after.map(({ code, hour }) => at(code, 32 + hour)),
          at('DELIVERED', 70),
        ]
        const { state, deliveredAt } = summarizeTracking(scans)
        return state === 'RETURNED' && deliveredAt === null
      })
    )
  })

  test('{codes} comes to {state}')
    .with([
      { codes: ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'], state: 'DELIVERED' },
      {
        codes: ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY'],
        state: 'OUT_FOR_DELIVERY',
      },
      { codes: ['DELIVERED', 'OUT_FOR_DELIVERY'], state: 'OUT_FOR_DELIVERY' },
      { codes: ['DELIVERED', 'CLEARED_CUSTOMS', 'DAMAGED', 'DELAYED'], state: 'DELIVERED' },
      { codes: ['RETURNING', 'DELIVERED'], state: 'RETURNED' },
      { codes: ['RETURNING', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'], state: 'RETURNING' },
      { codes: ['RETURNED', 'ARRIVED_AT_DESTINATION'], state: 'RETURNING' },
      { codes: ['LOST', 'ARRIVED_AT_DESTINATION'], state: 'ARRIVED_AT_DESTINATION' },
      { codes: ['DAMAGED', 'OUT_FOR_DELIVERY'], state: 'OUT_FOR_DELIVERY' },
      { codes: ['HELD', 'DELAYED'], state: 'HELD' },
      { codes: ['HELD', 'CLEARED_CUSTOMS'], state: 'CLEARED_CUSTOMS' },
      { codes: ['PICKED_UP', 'INFORMATION_RECEIVED'], state: 'PICKED_UP' },
      { codes: ['INFORMATION_RECEIVED', 'WITHDRAWN'], state: 'WITHDRAWN' },
    ] as { codes: TrackingCode[]; state: TrackingCode }[])
    .run(({ assert }, { codes, state }) => {
      assert.equal(comesTo(...codes), state)
    })

  test('a straggler from before the delivery does not undo it', ({ assert }) => {
    const told = [at('DELIVERED', 9), at('OUT_FOR_DELIVERY', 8)]
    assert.equal(
      summarizeTracking(told).deliveredAt?.toMillis(),
      at('DELIVERED', 9).occurredAt.toMillis()
    )
  })

  test('the hour of a delivery is the first that stands, not one that was denied', ({ assert }) => {
    const told = story('DELIVERED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERED')
    const { deliveredAt } = summarizeTracking(told)
    assert.equal(deliveredAt?.toMillis(), told[2]!.occurredAt.toMillis())
  })

  test('what waits, is lost or is back is not on its way; what goes back is', ({ assert }) => {
    const moving = (...codes: TrackingCode[]) => summarizeTracking(story(...codes)).isMoving
    for (const code of ['HELD', 'READY_FOR_COLLECTION', 'DAMAGED', 'LOST', 'WITHDRAWN'] as const) {
      assert.isFalse(moving('PICKED_UP', code), code)
    }
    assert.isFalse(moving('RETURNING', 'DELIVERED'))
    assert.isTrue(moving('PICKED_UP', 'RETURNING'))
    assert.isTrue(moving('PICKED_UP', 'DELIVERY_FAILED'))
  })

  test('of two of the same minute the one that usually comes later counts', ({ assert }) => {
    assert.equal(
      summarizeTracking([at('DELIVERED', 1), at('OUT_FOR_DELIVERY', 1)]).state,
      'DELIVERED'
    )
    assert.equal(summarizeTracking([at('RETURNED', 1), at('RETURNING', 1)]).state, 'RETURNED')
  })
})

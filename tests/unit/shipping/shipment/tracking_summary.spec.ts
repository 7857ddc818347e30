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

function stateAfter(...codes: TrackingCode[]) {
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

test.group('Tracking summary', () => {
  test('does not depend on the order of scans, or on repeated ones', () => {
    fc.assert(
      fc.property(ANY_STORY, fc.infiniteStream(fc.nat()), (history, turns) => {
        const scans = history.map(({ code, hour }) => at(code, hour))
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

  test('has no delivery once a parcel is returning', () => {
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

  test('turns {codes} into {state}')
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
      assert.equal(stateAfter(...codes), state)
    })

  test('keeps a delivery if an earlier scan becomes known later', ({ assert }) => {
    const history = [at('DELIVERED', 9), at('OUT_FOR_DELIVERY', 8)]
    assert.equal(
      summarizeTracking(history).deliveredAt?.toMillis(),
      at('DELIVERED', 9).occurredAt.toMillis()
    )
  })

  test('dates a delivery by the first scan that was not withdrawn', ({ assert }) => {
    const history = story('DELIVERED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERED')
    const { deliveredAt } = summarizeTracking(history)
    assert.equal(deliveredAt?.toMillis(), history[2]!.occurredAt.toMillis())
  })

  test('says that a parcel moves while it returns, but not while it waits, is lost or is back', ({
    assert,
  }) => {
    const moving = (...codes: TrackingCode[]) => summarizeTracking(story(...codes)).isMoving
    for (const code of ['HELD', 'READY_FOR_COLLECTION', 'DAMAGED', 'LOST', 'WITHDRAWN'] as const) {
      assert.isFalse(moving('PICKED_UP', code), code)
    }
    assert.isFalse(moving('RETURNING', 'DELIVERED'))
    assert.isTrue(moving('PICKED_UP', 'RETURNING'))
    assert.isTrue(moving('PICKED_UP', 'DELIVERY_FAILED'))
  })

  test('of two scans in the same minute takes the one that usually comes later', ({ assert }) => {
    assert.equal(
      summarizeTracking([at('DELIVERED', 1), at('OUT_FOR_DELIVERY', 1)]).state,
      'DELIVERED'
    )
    assert.equal(summarizeTracking([at('RETURNED', 1), at('RETURNING', 1)]).state, 'RETURNED')
  })
})

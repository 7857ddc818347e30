import { test } from '@japa/runner'
import { buildEventId } from '#shipping/shipment/courier_event'

const SCAN = {
  carrier: 'dhl',
  piece: 'JD014600003828800001',
  time: '2026-11-20T14:05:00',
  code: 'PU',
  place: 'LOS',
}

test.group('Generated event id', () => {
  test('is the same for the same scan, and different for any other', ({ assert }) => {
    assert.equal(buildEventId({ ...SCAN }), buildEventId({ ...SCAN, place: 'LOS ' }))
    const others = Object.keys(SCAN).map((part) => buildEventId({ ...SCAN, [part]: 'X' }))
    assert.lengthOf(new Set([buildEventId(SCAN), ...others]), 6)
    // If the same characters are split differently between two fields, it is another scan.
    const shifted = { ...SCAN, code: 'PUL', place: 'OS' }
    assert.notEqual(buildEventId(shifted), buildEventId(SCAN))
  })

  test('has at most 80 characters', ({ assert }) => {
    assert.isAtMost(buildEventId({ ...SCAN, place: 'x'.repeat(500) }).length, 80)
  })
})

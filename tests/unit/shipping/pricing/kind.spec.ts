import { test } from '@japa/runner'
import {
  requireShipmentKind,
  RouteNotServed,
  findShipmentKind,
} from '#shipping/pricing/shipment_kind'

test.group('Kind of a shipment', () => {
  test('depends on which end is in Nigeria, and is none if neither is', ({ assert }) => {
    assert.equal(findShipmentKind('NG', 'NG'), 'domestic')
    assert.equal(findShipmentKind('NG', 'GB'), 'export')
    assert.equal(findShipmentKind('GB', 'NG'), 'import')
    assert.isNull(findShipmentKind('GB', 'US'))
    assert.isNull(findShipmentKind('GB', 'GB'))
  })

  test('is refused for a route that does not touch Nigeria', ({ assert }) => {
    assert.equal(requireShipmentKind('NG', 'GH'), 'export')
    assert.throws(() => requireShipmentKind('GH', 'GB'), RouteNotServed)
  })
})

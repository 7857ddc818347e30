import { test } from '@japa/runner'
import { requireShipmentKind, RouteNotServed, shipmentKind } from '#shipping/pricing/kind'

test.group('Kind of a shipment', () => {
  test('Nigeria is at one end at least', ({ assert }) => {
    assert.equal(shipmentKind('NG', 'NG'), 'domestic')
    assert.equal(shipmentKind('NG', 'GB'), 'export')
    assert.equal(shipmentKind('GB', 'NG'), 'import')
    assert.isNull(shipmentKind('GB', 'US'))
    assert.isNull(shipmentKind('GB', 'GB'))
  })

  test('a route that does not touch it is refused', ({ assert }) => {
    assert.equal(requireShipmentKind('NG', 'GH'), 'export')
    assert.throws(() => requireShipmentKind('GH', 'GB'), RouteNotServed)
  })
})

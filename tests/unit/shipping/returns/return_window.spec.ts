import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { ERASED_NAME } from '#identity/privacy/personal_data'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { selectReturnPackages, reasonNotReturnable } from '#shipping/returns/returnable_items'
import { isWithinReturnWindow } from '#shipping/returns/return_window'

const lagos = (text: string) => DateTime.fromISO(text, { zone: 'Africa/Lagos' })

test.group('Return window', () => {
  test('counts days in Lagos, to the last minute of the last one: {now} is {isOpen}')
    .with([
      { delivered: '2026-03-01T23:59', now: '2026-03-15T23:59', isOpen: true },
      { delivered: '2026-03-01T23:59', now: '2026-03-16T00:00', isOpen: false },
      { delivered: '2026-03-01T00:00', now: '2026-03-15T23:59', isOpen: true },
    ])
    .run(({ assert }, { delivered, now, isOpen }) => {
      assert.equal(isWithinReturnWindow(lagos(delivered), 14, lagos(now)), isOpen)
      // The server's time zone does not matter.
      assert.equal(isWithinReturnWindow(lagos(delivered).toUTC(), 14, lagos(now).toUTC()), isOpen)
    })
})

test.group('The items of a return', () => {
  const LEFT = [
    {
      package: 1,
      weightGrams: 1500,
      items: [
        { item: 1, description: 'Shirts', quantity: 3, left: 2 },
        { item: 2, description: 'Shoes', quantity: 1, left: 0 },
      ],
    },
    {
      package: 2,
      weightGrams: 900,
      items: [{ item: 1, description: 'Hat', quantity: 1, left: 1 }],
    },
  ]

  test('are all that are in no other return, or those that were chosen', ({ assert }) => {
    assert.deepEqual(selectReturnPackages(LEFT), [
      { package: 1, weightGrams: 1500, items: [{ item: 1, quantity: 2 }] },
      { package: 2, weightGrams: 900, items: [{ item: 1, quantity: 1 }] },
    ])
    const some = [{ index: 1, weight: 0.4, items: [{ index: 1, quantity: 1 }] }]
    assert.deepEqual(selectReturnPackages(LEFT, some), [
      { package: 1, weightGrams: 400, items: [{ item: 1, quantity: 1 }] },
    ])
  })

  test('are no more than were sent, and none that are in another return', ({ assert }) => {
    const choose = (index: number, item: number, quantity: number) => () =>
      selectReturnPackages(LEFT, [{ index, items: [{ index: item, quantity }] }])
    assert.throws(choose(3, 1, 1), /not those of this shipment/)
    assert.throws(choose(1, 9, 1), /not those of this shipment/)
    assert.throws(choose(1, 1, 4), /not those of this shipment/)
    assert.throws(choose(1, 1, 3), /“Shirts” is already in another return/)
    assert.throws(choose(1, 2, 1), /“Shoes” is already in another return/)
  })

  test('exist only for a delivered shipment that is no return and has its addresses', ({
    assert,
  }) => {
    const shipment = (changes: object, fullname = 'Grace') => {
      const address = new ShipmentAddress().merge({ fullname })
      const model = new Shipment().merge({
        status: 'DELIVERED',
        deliveredAt: DateTime.now(),
        returnOf: null,
        ...changes,
      })
      model.$setRelated('addresses', [address] as never)
      return model
    }
    assert.isNull(reasonNotReturnable(shipment({})))
    assert.match(reasonNotReturnable(shipment({ returnOf: 7 }))!, /is a return itself/)
    assert.match(
      reasonNotReturnable(shipment({ status: 'COURIER_ASSIGNED' }))!,
      /has not been delivered/
    )
    assert.match(reasonNotReturnable(shipment({}, ERASED_NAME))!, /no longer have the addresses/)
  })
})

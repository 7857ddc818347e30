import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { wrapped } from '#shipping/carriers/wire/texts'
import { shipmentOf as aramexShipmentOf } from '#shipping/carriers/aramex/aramex_booking'
import { shipmentOf as dhlShipmentOf } from '#shipping/carriers/dhl/dhl_shipment'
import { fedexShipmentOf } from '#shipping/carriers/fedex/fedex_booking_request'
import { shipmentRequest } from '#shipping/carriers/ups/ups_shipment_request'
import { parcel } from '#tests/unit/shipping/carriers/aramex_parcels'
import { shirts } from '#tests/unit/shipping/carriers/shirts'

test.group('Texts that couriers take in lines', () => {
  test('are broken between words where that fits', ({ assert }) => {
    const street = '12 Admiralty Way, Lekki Phase 1, behind the old market'
    const lines = wrapped(street, { width: 35, lines: 3 }, 'The street')
    assert.deepEqual(lines, ['12 Admiralty Way, Lekki Phase 1,', 'behind the old market'])
  })

  test('are whole whatever our own fields take, though long words stand in it', ({ assert }) => {
    const text = fc.string({ minLength: 1, maxLength: 105 }).filter((some) => some.trim() !== '')
    fc.assert(
      fc.property(text, fc.constantFrom(35, 45, 50), (written, width) => {
        const lines = wrapped(written, { width, lines: 3 }, 'The street')
        assert.isAtMost(lines.length, 3)
        assert.isTrue(lines.every((line) => line.length <= width && line !== ''))
        assert.equal(lines.join('').replace(/\s/g, ''), written.replace(/\s/g, ''))
      })
    )
  })
})

const OURS = 'SD-8F2K-0001'

/** Every reference that each courier is told, in its order. */
function toldOf(merchantReference: string | null) {
  const change = { merchantReference, readyAt: DateTime.now().plus({ days: 1 }) }
  const dhl = dhlShipmentOf(shirts({ service: 'P', ...change }), '350000001')
  const fedex = fedexShipmentOf(shirts({ service: 'FEDEX', ...change }), '1234', null)
  const ups = shipmentRequest(shirts({ service: '65', ...change }), '1234', null)
  const circumstances = { accountNumber: '1', withInvoice: false }
  const aramex = aramexShipmentOf(parcel({ merchantReference }), circumstances)
  const [fedexPackage] = fedex.requestedShipment.requestedPackageLineItems
  return {
    dhl: dhl.customerReferences.map(({ value }) => value),
    fedex: fedexPackage!.customerReferences.map(({ value }) => value),
    ups: ups.ShipmentRequest.Shipment.ReferenceNumber.map(({ Value }) => Value),
    aramex: [aramex.Reference1, aramex.Reference2].filter(Boolean),
  }
}

test.group('The reference of a shop on its way to the courier', () => {
  test('stands behind ours, by which a lost order is found', ({ assert }) => {
    const both = [OURS, 'ORDER-1001']
    const told = toldOf('ORDER-1001')
    assert.deepEqual(told, { dhl: both, fedex: both, ups: both, aramex: both })
  })

  test('is left out where a courier has no room for it, or might not print it', ({ assert }) => {
    const none = { dhl: [OURS], fedex: [OURS], ups: [OURS], aramex: [OURS] }
    assert.deepEqual(toldOf(null), none)
    assert.deepEqual(toldOf('Ọjà 1001'), none)
    const longest = 'x'.repeat(50)
    assert.deepEqual(toldOf(longest), { ...none, aramex: [OURS, longest] })
  })
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { splitIntoLines } from '#shipping/carriers/wire/text_limits'
import { aramexShipmentRequest as aramexShipmentOf } from '#shipping/carriers/aramex/aramex_booking'
import { dhlShipmentRequest as dhlShipmentOf } from '#shipping/carriers/dhl/dhl_shipment_request'
import { fedexShipmentRequest } from '#shipping/carriers/fedex/fedex_booking_request'
import { upsShipmentRequest } from '#shipping/carriers/ups/ups_shipment_request'
import { parcel } from '#tests/unit/shipping/carriers/aramex_parcels'
import { shirts } from '#tests/unit/shipping/carriers/shirts'
import { aramexContact } from '#shipping/carriers/aramex/aramex_parties'
import type { ShipmentParty } from '#shipping/carriers/booking_request'
import { dhlParty } from '#shipping/carriers/dhl/dhl_party'
import { fedexParty } from '#shipping/carriers/fedex/fedex_parties'
import { upsContact } from '#shipping/carriers/ups/ups_parties'
import { GRACE } from '#tests/unit/shipping/carriers/shirts'

test.group('Texts split into lines for couriers', () => {
  test('are broken between words if that fits', ({ assert }) => {
    const street = '12 Admiralty Way, Lekki Phase 1, behind the old market'
    const lines = splitIntoLines(street, { width: 35, lines: 3 }, 'The street')
    assert.deepEqual(lines, ['12 Admiralty Way, Lekki Phase 1,', 'behind the old market'])
  })

  test('keep all characters that our own fields take, even in long words', ({ assert }) => {
    const text = fc.string({ minLength: 1, maxLength: 105 }).filter((some) => some.trim() !== '')
    fc.assert(
      fc.property(text, fc.constantFrom(35, 45, 50), (written, width) => {
        const lines = splitIntoLines(written, { width, lines: 3 }, 'The street')
        assert.isAtMost(lines.length, 3)
        assert.isTrue(lines.every((line) => line.length <= width && line !== ''))
        assert.equal(lines.join('').replace(/\s/g, ''), written.replace(/\s/g, ''))
      })
    )
  })
})

const OUR_REFERENCE = 'SD-8F2K-0001'

function referencesFor(merchantReference: string | null) {
  const change = { merchantReference, readyAt: DateTime.now().plus({ days: 1 }) }
  const dhl = dhlShipmentOf(shirts({ service: 'P', ...change }), '350000001')
  const fedex = fedexShipmentRequest(shirts({ service: 'FEDEX', ...change }), '1234', null)
  const ups = upsShipmentRequest(shirts({ service: '65', ...change }), '1234', null)
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

test.group('Shop reference in a courier request', () => {
  test('comes after our own reference, by which a lost booking is found', ({ assert }) => {
    const both = [OUR_REFERENCE, 'ORDER-1001']
    const references = referencesFor('ORDER-1001')
    assert.deepEqual(references, { dhl: both, fedex: both, ups: both, aramex: both })
  })

  test('is left out if it is too long for a courier, or might not be printed', ({ assert }) => {
    const none = {
      dhl: [OUR_REFERENCE],
      fedex: [OUR_REFERENCE],
      ups: [OUR_REFERENCE],
      aramex: [OUR_REFERENCE],
    }
    assert.deepEqual(referencesFor(null), none)
    assert.deepEqual(referencesFor('Ọjà 1001'), none)
    const longest = 'x'.repeat(50)
    assert.deepEqual(referencesFor(longest), { ...none, aramex: [OUR_REFERENCE, longest] })
  })
})

const fedex = (party: Partial<ShipmentParty>) =>
  fedexParty({ ...GRACE, ...party }, "The receiver's")
const ups = (party: Partial<ShipmentParty>) => upsContact({ ...GRACE, ...party }, 'receiver')
const ADA = {
  phone: '+13474483190',
  phoneExtension: '6015',
  countryCode: 'US',
  stateCode: 'CA',
  postalCode: '94105-1234',
}

test.group('An address abroad', () => {
  test('has its phone number and extension where each courier wants them', ({ assert }) => {
    assert.deepEqual(ups(ADA).Phone, { Number: '3474483190', Extension: '6015' })
    assert.deepEqual(ups({ ...ADA, phoneExtension: '60155' }).Phone, { Number: '3474483190' })
    assert.deepEqual(ups({}).Phone, { Number: '442079460000' })
    assert.containsSubset(fedex(ADA).contact, {
      phoneNumber: '+13474483190',
      phoneExtension: '6015',
    })
    assert.notProperty(fedex({}).contact, 'phoneExtension')
    assert.equal(
      dhlParty({ ...GRACE, ...ADA }, "The receiver's").contactInformation.phone,
      '+13474483190 x6015'
    )
    assert.containsSubset(aramexContact({ ...GRACE, ...ADA }), {
      PhoneNumber1: '+13474483190',
      PhoneNumber1Ext: '6015',
      CellPhone: '+13474483190',
    })
  })

  test('has its postal code in the format of each courier: {$self}')
    .with([
      ['US', '94105-1234', '94105', '941051234'],
      ['CA', 'K1A 0B1', 'K1A 0B1', 'K1A0B1'],
      ['GB', 'NW1 6XE', 'NW16XE', 'NW16XE'],
      ['NL', '1012 AB', '1012AB', '1012AB'],
      ['PT', '1000-205', '1000', '1000205'],
      ['JP', '100-0001', '1000001', '1000001'],
      ['PL', '00-950', '00-950', '00950'],
      ['AE', null, undefined, undefined],
    ] as const)
    .run(({ assert }, [countryCode, postalCode, byFedex, byUps]) => {
      assert.equal(fedex({ countryCode, postalCode }).address.postalCode, byFedex)
      assert.equal(ups({ countryCode, postalCode }).Address.PostalCode, byUps)
      const { postalAddress } = dhlParty({ ...GRACE, countryCode, postalCode }, "The receiver's")
      assert.equal(postalAddress.postalCode, postalCode ?? '')
    })

  test('has its state by the code that FedEx knows: {$self}')
    .with([
      ['AE', 'RK', 'RA'],
      ['AE', 'DU', 'DU'],
      ['MX', 'CMX', 'DF'],
      ['IN', 'UK', 'UA'],
      ['IN', 'TG', undefined],
      ['PR', null, 'PR'],
      ['GB', 'WSM', undefined],
    ] as const)
    .run(({ assert }, [countryCode, stateCode, expected]) => {
      assert.equal(fedex({ countryCode, stateCode }).address.stateOrProvinceCode, expected)
    })

  test('has its state, and its country, by the code that UPS knows', ({ assert }) => {
    assert.equal(ups({ countryCode: 'VN', stateCode: '44' }).Address.StateProvinceCode, 'VN-44')
    assert.equal(ups({ countryCode: 'IE', stateCode: 'CO' }).Address.StateProvinceCode, 'CO')
    assert.equal(ups({ countryCode: 'XK' }).Address.CountryCode, 'KV')
    assert.equal(fedex({ countryCode: 'JE' }).address.countryCode, 'GB')
  })
})

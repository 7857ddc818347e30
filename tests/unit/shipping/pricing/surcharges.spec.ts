import { test } from '@japa/runner'
import {
  findApplicableSurcharges,
  longestSideCm,
  addSurchargesKobo,
  type TariffSurcharge,
  calculateSurchargeLines,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import type { TariffPlace } from '#shipping/places/zone'

const FUEL: TariffSurcharge = {
  id: 1,
  name: 'Fuel',
  kind: 'fuel',
  basisPoints: 1_250,
  amountKobo: null,
  aboveGrams: 0,
  endGrams: null,
  longerThanCm: null,
  startsOn: null,
  endsOn: null,
  courierCode: null,
  shipmentKind: null,
  originCountry: null,
  originState: null,
  destinationCountry: null,
  destinationState: null,
}

const place = (country: string, state: string | null = null): TariffPlace => {
  return { country, state, city: null, region: null, continent: null }
}

const TO_LONDON = {
  courierCode: 'dhl',
  kind: 'export' as const,
  longestSideCm: 0,
  day: '2026-11-20',
  route: { origin: place('NG', 'LA'), destination: place('GB', 'LND') },
}

/** Returns whether the fuel surcharge with these changes applies to London. */
const applies = (changes: Partial<TariffSurcharge>, parcel: Partial<typeof TO_LONDON> = {}) =>
  findApplicableSurcharges([{ ...FUEL, ...changes } as TariffSurcharge], {
    ...TO_LONDON,
    ...parcel,
  }).length === 1

test.group('Surcharges', () => {
  test('apply to the courier and the lane that they name', ({ assert }) => {
    assert.isTrue(applies({}))
    assert.isTrue(applies({ courierCode: 'dhl', shipmentKind: 'export' }))
    assert.isFalse(applies({ courierCode: 'ups' }))
    assert.isFalse(applies({ shipmentKind: 'import' }))
    assert.isTrue(applies({ originCountry: 'NG', destinationCountry: 'GB' }))
    assert.isFalse(applies({ destinationCountry: 'GH' }))
    assert.isTrue(applies({ originState: 'LA' }))
    assert.isFalse(applies({ originState: 'KN' }))
    assert.isFalse(applies({ destinationState: 'LND' }), 'states count only in Nigeria')
  })

  test('apply from their first day to their last', ({ assert }) => {
    const december = { startsOn: '2026-12-01', endsOn: '2026-12-31' }
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
    assert.deepEqual(
      days.map((day) => applies(december, { day })),
      [false, true, true, false]
    )
    assert.isTrue(applies({ startsOn: '2026-11-20' }))
    assert.isTrue(applies({ endsOn: '2026-11-20' }))
  })

  test('on long parcels apply above their limit, and never to a parcel of unknown size', ({
    assert,
  }) => {
    const sides = [0, 120, 120.01].map((lengthCm) => ({ lengthCm, widthCm: 10, heightCm: 20 }))
    assert.deepEqual(
      sides.map((side) => applies({ longerThanCm: 120 }, { longestSideCm: longestSideCm([side]) })),
      [false, false, true]
    )
    assert.equal(longestSideCm([]), 0)
  })

  test('are charged above one weight, up to and including another', ({ assert }) => {
    const surcharges = [{ ...FUEL, aboveGrams: 1000, endGrams: 2000 } as TariffSurcharge]
    const charged = [1000, 1001, 2000, 2001].map(
      (billableGrams) =>
        calculateSurchargeLines(surcharges, { rateKobo: 100_00, billableGrams }).length
    )
    assert.deepEqual(charged, [0, 1, 1, 0])
  })

  test('are amounts, or shares of the shipping rate alone, rounded half up to the kobo', ({
    assert,
  }) => {
    const surcharges = [
      { ...FUEL, basisPoints: 1_250 },
      { ...FUEL, name: 'Remote', kind: 'remote_area', basisPoints: null, amountKobo: 2_500_00 },
      { ...FUEL, name: 'Peak', kind: 'peak_season', basisPoints: 500 },
    ] as TariffSurcharge[]
    const priced = { rateKobo: 10_010, billableGrams: 500 }
    assert.deepEqual(calculateSurchargeLines(surcharges, priced), [
      { name: 'Fuel', kind: 'fuel', amountKobo: 1_251 },
      { name: 'Remote', kind: 'remote_area', amountKobo: 2_500_00 },
      { name: 'Peak', kind: 'peak_season', amountKobo: 501 },
    ])
    assert.equal(addSurchargesKobo(surcharges, priced), 10_010 + 1_251 + 2_500_00 + 501)
    assert.equal(addSurchargesKobo([], priced), 10_010)
  })
})

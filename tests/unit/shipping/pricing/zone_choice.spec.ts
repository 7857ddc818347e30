import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Geography, TariffPlace, TariffRoute, Zone } from '#shipping/places/zone'
import { coversRoute, chooseZones } from '#shipping/pricing/choose_zones'

const LAGOS = place('NG', 'LA', 'IKEJA', 'WESTERNAFRICA', 'AF')
const ABUJA = place('NG', 'FC', 'WUSE', 'WESTERNAFRICA', 'AF')
const BRITAIN = place('GB', 'ENG', null, 'NORTHERNEUROPE', 'EU')
const TO_BRITAIN = { origin: LAGOS, destination: BRITAIN }
const TO_ABUJA = { origin: LAGOS, destination: ABUJA }

const PREFERRED = 7
const BRITISH_MEMBERS: Record<Geography, string[]> = {
  country: ['GB'],
  region: ['NORTHERNEUROPE'],
  continent: ['EU'],
  all: [],
}

function place(
  country: string,
  state: string | null,
  city: string | null,
  region: string,
  continent: string
): TariffPlace {
  return { country, state, city, region, continent }
}

function zone(changes: Partial<Zone>): Zone {
  return {
    id: 1,
    kind: 'export',
    courierCode: 'DHL',
    description: '',
    countryCode: 'NG',
    stateCode: null,
    geography: null,
    billingGroupId: null,
    originMembers: [],
    destinationMembers: [],
    ...changes,
  }
}

const toBritain = (id: number, geography: Geography, billingGroupId: number | null = null) =>
  zone({ id, geography, billingGroupId, destinationMembers: BRITISH_MEMBERS[geography] })

const local = (changes: Partial<Zone>) =>
  zone({ kind: 'local', originMembers: ['LA'], destinationMembers: ['LA', 'FC'], ...changes })

const city = (changes: Partial<Zone>) =>
  zone({
    kind: 'city',
    stateCode: 'LA',
    originMembers: ['IKEJA'],
    destinationMembers: ['IKEJA', 'WUSE'],
    ...changes,
  })

const ids = (zones: Zone[], route: TariffRoute = TO_BRITAIN, group: number | null = null) =>
  chooseZones(zones, route, group).map(({ id }) => id)

test.group('Zone that prices a route', () => {
  test('is the narrowest: country before region, continent and all', ({ assert }) => {
    const wideToNarrow = [
      toBritain(1, 'all'),
      toBritain(2, 'continent'),
      toBritain(3, 'region'),
      toBritain(4, 'country'),
    ]
    assert.deepEqual(ids(wideToNarrow), [4])
    assert.deepEqual(ids(wideToNarrow.slice(0, 3)), [3])
    assert.deepEqual(ids(wideToNarrow.slice(0, 2)), [2])
    assert.deepEqual(ids(wideToNarrow.slice(0, 1)), [1])
    assert.deepEqual(ids([]), [])
  })

  test('is a city zone rather than a state zone', ({ assert }) => {
    const zones = [local({ id: 1 }), city({ id: 2 })]
    assert.deepEqual(ids(zones, { origin: LAGOS, destination: LAGOS }), [2])
    const unknownCity = { ...LAGOS, city: null }
    assert.deepEqual(ids(zones, { origin: LAGOS, destination: unknownCity }), [1])
  })

  test('is one of the billing group first, even if it is wider, then a public one', ({
    assert,
  }) => {
    const zones = [toBritain(1, 'country'), toBritain(2, 'continent', PREFERRED)]
    assert.deepEqual(ids(zones, TO_BRITAIN, PREFERRED), [2, 1])
    assert.deepEqual(ids(zones, TO_BRITAIN, null), [1])
    assert.deepEqual(ids(zones, TO_BRITAIN, PREFERRED + 1), [1])
  })

  test('is the one with the lower ID among equals, in whatever order they come', ({ assert }) => {
    const zones = (['country', 'region', 'continent', 'all'] as const).flatMap((geography, index) =>
      [null, PREFERRED].flatMap((group) => [
        toBritain(10 * index + 1, geography, group),
        toBritain(10 * index + 2, geography, group),
      ])
    )
    const some = fc.subarray(zones)
    const shuffled = some.chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length }))
    )
    fc.assert(
      fc.property(shuffled, fc.constantFrom(null, PREFERRED), ([one, other], group) => {
        assert.deepEqual(chooseZones(other, TO_BRITAIN, group), chooseZones(one, TO_BRITAIN, group))
      })
    )
    assert.deepEqual(ids([toBritain(2, 'all'), toBritain(1, 'all')]), [1])
  })
})

test.group('Coverage of a zone', () => {
  test('a code is read by the geography: NA is Namibia or North America', ({ assert }) => {
    const namibia = { origin: LAGOS, destination: place('NA', null, null, 'SOUTHERNAFRICA', 'AF') }
    const canada = { origin: LAGOS, destination: place('CA', null, null, 'NORTHAMERICA', 'NA') }
    const country = zone({ geography: 'country', destinationMembers: ['NA'] })
    const continent = zone({ geography: 'continent', destinationMembers: ['NA'] })
    assert.isTrue(coversRoute(country, namibia))
    assert.isFalse(coversRoute(country, canada))
    assert.isTrue(coversRoute(continent, canada))
    assert.isFalse(coversRoute(continent, namibia))
  })

  test('an export zone checks the destination, an import zone the origin', ({ assert }) => {
    const fromBritain = { origin: BRITAIN, destination: LAGOS }
    const imports = zone({ kind: 'import', geography: 'country', originMembers: ['GB'] })
    assert.isTrue(coversRoute(imports, fromBritain))
    assert.isFalse(coversRoute(imports, TO_BRITAIN))
    assert.isFalse(coversRoute(toBritain(1, 'country'), fromBritain))
  })

  test('a zone for all covers exports to the whole world, and no other route', ({ assert }) => {
    assert.isTrue(coversRoute(toBritain(1, 'all'), TO_BRITAIN))
    assert.isFalse(coversRoute(toBritain(1, 'all'), TO_ABUJA))
    assert.isFalse(coversRoute(toBritain(1, 'all'), { origin: BRITAIN, destination: BRITAIN }))
  })

  test('a local zone covers one direction only, from its origins to its destinations', ({
    assert,
  }) => {
    assert.isTrue(coversRoute(local({}), TO_ABUJA))
    assert.isFalse(coversRoute(local({}), { origin: ABUJA, destination: LAGOS }))
  })

  test('a city zone covers its state only, even if another has a city of that name', ({
    assert,
  }) => {
    assert.isTrue(coversRoute(city({}), { origin: LAGOS, destination: { ...LAGOS, city: 'WUSE' } }))
    assert.isFalse(coversRoute(city({}), TO_ABUJA))
  })

  test('a zone of another country covers nothing from Nigeria', ({ assert }) => {
    const inLagos = { origin: LAGOS, destination: LAGOS }
    assert.isFalse(coversRoute(local({ countryCode: 'GH' }), inLagos))
    assert.isFalse(coversRoute(city({ countryCode: 'GH' }), inLagos))
    assert.isFalse(coversRoute({ ...toBritain(1, 'all'), countryCode: 'GH' }, TO_BRITAIN))
  })

  test('a place without a region or continent is in no zone of regions or continents', ({
    assert,
  }) => {
    const nowhere = { origin: LAGOS, destination: { ...BRITAIN, region: null, continent: null } }
    assert.isFalse(coversRoute(toBritain(1, 'region'), nowhere))
    assert.isFalse(coversRoute(toBritain(1, 'continent'), nowhere))
    assert.isTrue(coversRoute(toBritain(1, 'country'), nowhere))
  })
})

import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import City from '#shipping/places/city'
import Country from '#shipping/places/country'
import DangerousGood from '#shipping/booking/models/dangerous_good'
import ExpressBox from '#shipping/pricing/models/express_box'
import State from '#shipping/places/state'
import { knownPlaces } from '#shipping/places/known_places'
import { resolvePlaceNames, resolvePlace } from '#shipping/places/resolve_place'
import { seedReference } from '#admin/reference/seed_reference_lists'

const SIGNED_IN_ONLY = [
  '/api/v1/shipment/item_category/all',
  '/api/v1/shipment/shippingBoxes',
  '/api/v1/shipment/signatureServiceFee',
  '/api/v1/shipment/dropOffLocations',
  '/api/v1/config/dangerous_goods',
]

async function getAs(client: ApiClient, email: string, path: string) {
  const login = await client
    .post('/api/v1/login')
    .json({ username: email, password: DEMO_PASSWORD })
  return client.get(path).header('authorization', login.header('authorization')!)
}

test.group('Reference data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('Nigeria has its 36 states and the capital', async ({ assert }) => {
    const states = await State.query().where('countryCode', 'NG')
    assert.lengthOf(states, 37)
    assert.include(
      states.map(({ key }) => key),
      'NG_FC'
    )
  })

  test('every country has a state to choose, a region and a continent', async ({ assert }) => {
    assert.lengthOf(await Country.all(), 250)
    assert.isEmpty(await Country.query().doesntHave('states'))
    assert.isEmpty(await Country.query().whereNull('regionCode').orWhereNull('continentCode'))
    const vatican = await State.findOrFail('VA_VA')
    assert.equal(vatican.name, 'Vatican City')
  })

  test('no country has two states of the same name', async ({ assert }) => {
    const alike = await db
      .from('states')
      .select('country_code', 'name')
      .groupBy('country_code', 'name')
      .havingRaw('count(*) > 1')
    assert.isEmpty(alike)
  })

  test('districts that senders enter as a city, such as Lekki, are listed as cities', async ({
    assert,
  }) => {
    const codes = async (stateKey: string) => {
      const cities = await City.query().where('stateKey', stateKey)
      return cities.map(({ code }) => code)
    }
    const lagos = ['IKEJA', 'LEKKI', 'VICTORIAISLAND', 'SURULERE', 'YABA', 'AJAH', 'IKORODU']
    assert.includeMembers(await codes('NG_LA'), lagos)
    assert.includeMembers(await codes('NG_FC'), ['GARKI', 'WUSE', 'MAITAMA', 'GWARINPA'])
  })

  test('a second seed corrects names and keeps the changes of staff', async ({ assert }) => {
    const before = await Country.findOrFail('GB')
    await Country.query().where('code', 'GB').update({ name: 'Old Name' })
    await ExpressBox.query().where('name', 'Small Box').update({ feeKobo: 123_00 })
    await seedReference()
    const after = await Country.findOrFail('GB')
    const box = await ExpressBox.findByOrFail('name', 'Small Box')
    assert.equal(after.name, before.name)
    assert.equal(box.feeKobo, 123_00)
    assert.lengthOf(await Country.all(), 250)
  })

  test('no term for dangerous goods matches a harmless description', async ({ assert }) => {
    const goods = await DangerousGood.all()
    const refusedIn = (description: string) =>
      goods.filter(({ term }) => new RegExp(`\\b${term}\\b`).test(description.toUpperCase()))
    const innocent = [
      'Lace blouse and flare jeans by Diesel',
      'Hyaluronic acid serum',
      'Hot glue gun with bullet points journal',
      'Charcoal face mask, Matchbox toy car, gaslight lamp',
      'Printer ink cartridge and a thinner blanket',
    ]
    for (const description of innocent) assert.isEmpty(refusedIn(description), description)
    assert.isNotEmpty(refusedIn('One bottle of car battery acid'))
    for (const { term } of goods) assert.match(term, /^[A-Z ]{5,}$/)
  })
})

test.group('Places', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a place is resolved to bare codes for pricing and to names', async ({ assert }) => {
    const ikeja = { country: 'NG', stateKey: 'NG_LA', cityCode: 'IKEJA' }
    assert.deepEqual(await resolvePlace(ikeja, 'origin'), {
      country: 'NG',
      state: 'LA',
      city: 'IKEJA',
      region: 'WESTERNAFRICA',
      continent: 'AF',
    })
    assert.deepEqual(resolvePlaceNames(await knownPlaces.current(), ikeja, 'origin'), {
      country: 'Nigeria',
      state: 'Lagos',
      city: 'Ikeja',
    })
  })

  test('a country without a state or city is accepted as a place', async ({ assert }) => {
    const place = await resolvePlace(
      { country: 'GB', stateKey: null, cityCode: null },
      'destination'
    )
    assert.containsSubset(place, { country: 'GB', state: null, city: null, continent: 'EU' })
  })

  test('an unknown or mismatched place is refused with its field')
    .with([
      { country: 'ZZ', stateKey: null, cityCode: null, field: 'destination.country' },
      { country: 'NG', stateKey: 'NG_XX', cityCode: null, field: 'destination.state' },
      { country: 'GB', stateKey: 'NG_LA', cityCode: null, field: 'destination.state' },
      { country: 'NG', stateKey: 'NG_LA', cityCode: 'WUSE', field: 'destination.city' },
      { country: 'NG', stateKey: null, cityCode: 'IKEJA', field: 'destination.city' },
    ])
    .run(async ({ assert }, { field, ...keys }) => {
      const refused = await resolvePlace(keys, 'destination').catch((error) => error)
      assert.containsSubset(refused, { code: 'E_UNKNOWN_PLACE', field })
    })
})

test.group('Locations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('anyone reads countries, states and cities without signing in', async ({
    client,
    assert,
  }) => {
    const options = async (path: string) => {
      const response = await client.get(`/api/v1/locations${path}`)
      return response.body().data
    }
    assert.deepInclude(await options(''), { value: 'NG', label: 'Nigeria' })
    assert.deepInclude(await options('/NG'), { value: 'NG_LA', label: 'Lagos' })
    assert.deepInclude(await options('/NG_LA'), { value: 'IKEJA', label: 'Ikeja' })
    assert.deepEqual(await options('/GB_ENG'), [])
  })

  test('countries are sorted alphabetically', async ({ client, assert }) => {
    const response = await client.get('/api/v1/locations')
    const labels: string[] = response.body().data.map(({ label }: { label: string }) => label)
    assert.isBelow(labels.indexOf('Åland Islands'), labels.indexOf('Albania'))
  })

  test('the answer is publicly cacheable and carries no cookie', async ({ assert }) => {
    for (const path of ['/api/v1/locations', '/api/v1/locations/NG', '/api/v1/locations/NG_LA']) {
      // The test client would send a session cookie.
      const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)
      assert.equal(response.headers.get('cache-control'), 'public, max-age=3600')
      assert.isEmpty(response.headers.getSetCookie())
    }
  })

  test('an answer that carries a session is cacheable only privately', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/v1/locations').header('x-xsrf-token', 'a-page')
    assert.isDefined(response.header('set-cookie'))
    response.assertHeader('cache-control', 'private, max-age=3600')
  })

  test('an unknown key answers 404, which is not cacheable', async ({ client, assert }) => {
    for (const key of ['ZZ', 'NG_XX', 'ng', 'NG_', '_']) {
      const response = await client.get(`/api/v1/locations/${key}`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
      assert.isUndefined(response.header('cache-control'))
    }
  })
})

test.group('Lists for the booking form', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('visitors who are not signed in get 401', async ({ client }) => {
    for (const path of SIGNED_IN_ONLY) {
      const response = await client.get(path)
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_UNAUTHORIZED_ACCESS' })
    }
  })

  test('a customer reads the item categories with their ids', async ({ client, assert }) => {
    const response = await getAs(client, 'member@sendam.test', '/api/v1/shipment/item_category/all')
    response.assertStatus(200)
    const { data } = response.body()
    assert.isAbove(data.length, 24)
    assert.isNumber(data[0].value)
    assert.isString(data[0].label)
  })

  test('a customer reads the terms for dangerous goods that couriers refuse', async ({
    client,
    assert,
  }) => {
    const response = await getAs(client, 'member@sendam.test', '/api/v1/config/dangerous_goods')
    response.assertStatus(200)
    assert.includeMembers(response.body().data, ['AEROSOL', 'BATTERY ACID', 'PETROL'])
  })

  test('managers and administrators read the express boxes, in kilograms and naira', async ({
    client,
    assert,
  }) => {
    for (const email of ['manager@sendam.test', 'admin@sendam.test', 'root@sendam.test']) {
      const response = await getAs(client, email, '/api/v1/shipment/shippingBoxes')
      response.assertStatus(200)
      const small = response.body().data.find(({ name }: ExpressBox) => name === 'Small Box')
      assert.isNumber(small.id)
      assert.containsSubset(small, { weight: 0.2, length: 30, width: 20, height: 15, fee: 1000 })
    }
  })

  test('other users get 403 for the express boxes', async ({ client }) => {
    for (const email of ['member@sendam.test', 'franchise@sendam.test', 'owner@acme.test']) {
      const response = await getAs(client, email, '/api/v1/shipment/shippingBoxes')
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN' })
    }
  })

  test('a customer reads the fee for a signature on delivery, in naira', async ({
    client,
    assert,
  }) => {
    const response = await getAs(
      client,
      'member@sendam.test',
      '/api/v1/shipment/signatureServiceFee'
    )
    response.assertStatus(200)
    assert.deepEqual(response.body(), { data: 1500 })
  })

  test('a customer reads the drop-off locations, which are our office in Lagos', async ({
    client,
    assert,
  }) => {
    const response = await getAs(client, 'member@sendam.test', '/api/v1/shipment/dropOffLocations')
    response.assertStatus(200)
    const [office, ...others] = response.body().data
    assert.isEmpty(others)
    assert.containsSubset(office, { city: 'Lagos', state: 'Lagos' })
    const fields = ['name', 'address', 'city', 'state', 'phoneNumber', 'openingHours']
    assert.sameMembers(Object.keys(office), fields)
  })
})

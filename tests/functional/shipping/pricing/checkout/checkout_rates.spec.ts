import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'
import { loadCheckoutRates } from '#shipping/pricing/checkout/checkout_rates'
import { saveCheckoutSettings } from '#shipping/pricing/checkout/checkout_setting'
import { setDeliveryDays, createShop } from '#tests/support/developers/shop'
import { findCaller } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { person } from '#tests/support/people'
import { smallTariff } from '#tests/support/tariff'

const CART = {
  origin: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
  destination: { country: 'NG', state: 'FC', city: 'Wuse' },
  items: [{ weight: 0.4, quantity: 2 }],
}

const DEAR = { courier: 'UPS', name: 'UPS', price: 3_500, currency: 'NGN' }
const CHEAP = { courier: 'FEDEX', name: 'FedEx', price: 3_000, currency: 'NGN' }

const NOTHING = {
  originState: null,
  originCity: null,
  boxLength: null,
  boxWidth: null,
  boxHeight: null,
  fallbackPrice: null,
  markupPercent: 0,
}

/** A shop with these settings and an API key that can only ask for rates. */
async function makeShop(settings: object = {}) {
  const shop = await createShop({ scopes: ['rates:read'] })
  const caller = new Caller(shop.owner, await Organization.findOrFail(2))
  await saveCheckoutSettings(caller, { ...NOTHING, ...settings })
  const requestRates = (changes: object = {}) =>
    shop.call('POST', '/rate/checkout', { ...CART, ...changes })
  return { ...shop, caller, requestRates }
}

test.group('Checkout rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await setDeliveryDays({ FEDEX: [4, 6], UPS: [3, 5] })
  })

  test('list every courier, cheapest first', async ({ assert }) => {
    const { requestRates } = await makeShop()
    const { status, body } = await requestRates()
    assert.equal(status, 200)
    assert.containsSubset(body.data, { fallback: false, reason: null })
    assert.containsSubset(body.data.rates[0], { ...CHEAP, estimatedDays: { min: 4, max: 6 } })
    assert.containsSubset(body.data.rates[1], { ...DEAR, estimatedDays: { min: 3, max: 5 } })
    assert.lengthOf(body.data.rates, 2)
    assert.isString(body.data.rates[0].service)
  })

  test('include the markup of the shop', async ({ assert }) => {
    const { requestRates } = await makeShop({ markupPercent: 12.5 })
    const { body } = await requestRates()
    assert.deepEqual(
      body.data.rates.map(({ price }: { price: number }) => price),
      [3_375, 3_937.5]
    )
  })

  test("price the whole cart: loose items in the shop's box, others by their size", async ({
    assert,
  }) => {
    const { requestRates } = await makeShop()
    const cheapest = async (items: object[], of = requestRates) => {
      const { body } = await of({ items })
      return body.data.rates[0].price
    }
    // Up to a kilogram costs 3,000 naira, anything heavier 20,000.
    assert.equal(await cheapest([{ weight: 0.5, quantity: 2 }]), 3_000)
    assert.equal(await cheapest([{ weight: 0.5, quantity: 3 }]), 20_000)
    const sides = { length: 20, width: 20, height: 10 }
    assert.equal(await cheapest([{ weight: 0.1, ...sides }]), 3_000)
    assert.equal(await cheapest([{ weight: 0.1, ...sides, quantity: 2 }]), 20_000)
    const boxed = await makeShop({ boxLength: 30, boxWidth: 20, boxHeight: 10 })
    assert.equal(await cheapest([{ weight: 0.1 }], boxed.requestRates), 20_000)
  })

  test('start from the origin in the settings, or from the address of the business', async ({
    assert,
    client,
  }) => {
    const { requestRates, caller } = await makeShop()
    const unset = await requestRates({ origin: undefined })
    assert.deepEqual([unset.status, unset.body.code], [422, 'E_ORIGIN_MISSING'])
    assert.equal(unset.body.errors[0].field, 'origin')
    await saveCheckoutSettings(caller, { originState: 'NG_LA', originCity: 'IKEJA' })
    const known = await requestRates({ origin: undefined })
    assert.lengthOf(known.body.data.rates, 2)
    await Organization.query().where('id', 3).update({ stateKey: 'NG_LA' })
    const owner = await apiClientOf(client, 'owner@acme.test')
    const business = await owner('post', '/rate/checkout', { ...CART, origin: null })
    assert.lengthOf(business.body().data.rates, 2)
  })

  test('accept a state by name or code, and a city that is not on the list', async ({ assert }) => {
    const { requestRates } = await makeShop()
    for (const place of [
      { state: 'NG_FC', city: 'WUSE' },
      { state: 'abuja', city: 'Nowhere at all' },
      { state: 'Federal Capital Territory' },
      { state: 'Ogun State', city: null, postalCode: '110001' },
    ]) {
      const { status, body } = await requestRates({ destination: { country: 'ng', ...place } })
      assert.equal(status, 200, JSON.stringify(place))
      assert.lengthOf(body.data.rates, 2, JSON.stringify(place))
    }
    const abroad = await requestRates({
      destination: { country: 'GB', state: 'Somewhere', city: 'London' },
    })
    assert.lengthOf(abroad.body.data.rates, 3)
  })

  test('refuse an invalid cart and name the field', async ({ assert }) => {
    const { requestRates } = await makeShop({ fallbackPrice: 5_000 })
    const lines = Array.from({ length: 51 }, () => ({ weight: 1 }))
    for (const [changes, field] of [
      [{ destination: { country: 'ZZ', state: 'Lagos' } }, 'destination.country'],
      [{ destination: { country: 'Nigeria' } }, 'destination.country'],
      [{ destination: { country: 'NG', state: 'Atlantis' } }, 'destination.state'],
      [{ destination: { country: 'NG' } }, 'destination.state'],
      [{ destination: { country: 'NG', state: '\u0007' } }, 'destination.state'],
      [{ items: [] }, 'items'],
      [{ items: lines }, 'items'],
      [{ items: [{ weight: 0 }] }, 'items.0.weight'],
      [{ items: [{ weight: 301 }] }, 'items.0.weight'],
      [{ items: [{ weight: 1, quantity: 101 }] }, 'items.0.quantity'],
      [{ items: [{ weight: 1, length: 301 }] }, 'items.0.length'],
    ] as const) {
      const { status, body } = await requestRates(changes)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    const nowhere = { country: 'GB', state: 'GB_ENG' }
    const foreign = await requestRates({ origin: nowhere, destination: { country: 'GH' } })
    assert.equal(foreign.status, 422)
  })

  test("are the shop's fallback price, without markup, when no courier carries the cart", async ({
    assert,
  }) => {
    const { requestRates } = await makeShop({ fallbackPrice: 5_000.5, markupPercent: 50 })
    const heavy = { length: 300, width: 300, height: 300, weight: 300, quantity: 100 }
    for (const items of [[{ weight: 31 }], Array.from({ length: 50 }, () => heavy)]) {
      const { status, body } = await requestRates({ items })
      assert.equal(status, 200)
      assert.deepEqual(body.data, {
        rates: [
          {
            courier: null,
            name: 'Standard delivery',
            service: null,
            price: 5_000.5,
            currency: 'NGN',
            estimatedDays: null,
          },
        ],
        fallback: true,
        reason: 'no_courier',
      })
    }
  })

  test('are empty when no courier carries the cart and no fallback price is set', async ({
    assert,
  }) => {
    const { requestRates } = await makeShop()
    const { body } = await requestRates({ items: [{ weight: 31 }] })
    assert.deepEqual(body.data, { rates: [], fallback: true, reason: 'no_courier' })
  })

  test('are the fallback price when our prices come too late or fail', async ({ assert }) => {
    const { caller } = await makeShop({ fallbackPrice: 5_000 })
    const patience = new AbortController()
    const never = () => {
      patience.abort()
      return new Promise<never>(() => {})
    }
    const late = await loadCheckoutRates(caller, CART, { late: patience.signal, price: never })
    assert.containsSubset(late, { reason: 'out_of_time', fallbackKobo: 5_000_00, offers: [] })
    const broken = async () => {
      throw new Error('The tariff cannot be read')
    }
    const none = await loadCheckoutRates(caller, CART, { price: broken })
    assert.containsSubset(none, { reason: 'unavailable', fallbackKobo: 5_000_00, offers: [] })
  })

  test('need the scope rates:read, with a live key or a test key', async ({ assert }) => {
    const { owner, caller } = await makeShop()
    await saveCheckoutSettings(caller, { markupPercent: 10, originState: 'NG_LA' })
    const withoutScope = await createUserApiKey(owner, {
      scopes: ['tracking:read', 'shipments:write'],
    })
    const refused = await withKey(withoutScope.text)('POST', '/rate/checkout', CART)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_SCOPE_MISSING'])
    for (const mode of ['live', 'test'] as const) {
      const { text } = await createUserApiKey(owner, { mode, scopes: ['rates:read'] })
      const { body } = await withKey(text)('POST', '/rate/checkout', CART)
      assert.equal(body.data.rates[0].price, 3_300, mode)
    }
    const other = await createUserApiKey(await person(), { scopes: ['rates:read'] })
    const { body } = await withKey(other.text)('POST', '/rate/checkout', CART)
    assert.equal(body.data.rates[0].price, 3_000)
  })
})

test.group('Checkout rates while the database is locked', () => {
  test('answer in time even when the settings of the shop cannot be read', async ({
    assert,
    cleanup,
  }) => {
    const { caller } = await makeShop({ fallbackPrice: 5_000 })
    const busy = await db.transaction()
    cleanup(() => busy.rollback())
    await busy.rawQuery('lock table checkout_settings in access exclusive mode')
    const late = await loadCheckoutRates(caller, CART, { late: AbortSignal.abort() })
    assert.containsSubset(late, { reason: 'out_of_time', fallbackKobo: null, offers: [] })
  })
})

test.group('Checkout settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('are shared by the people of a business and separate from others', async ({
    assert,
    client,
  }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    const before = await owner('get', '/checkout_settings')
    assert.deepEqual(before.body().data, NOTHING)
    const settings = {
      originState: 'NG_LA',
      originCity: 'IKEJA',
      boxLength: 30,
      boxWidth: 20,
      boxHeight: 5.5,
      fallbackPrice: 5_000,
      markupPercent: 12.5,
    }
    const saved = await owner('put', '/checkout_settings', settings)
    saved.assertStatus(200)
    assert.deepEqual(saved.body().data, settings)
    const { organization } = await findCaller('owner@acme.test')
    const colleague = await person()
    const key = await createUserApiKey(colleague, {}, organization)
    const forColleague = await withKey(key.text)('POST', '/rate/checkout', {
      ...CART,
      origin: null,
    })
    assert.equal(forColleague.body.data.rates[0].price, 3_375)
    const other = await apiClientOf(client, 'other@sendam.test')
    const forStranger = await other('get', '/checkout_settings')
    assert.deepEqual(forStranger.body().data, NOTHING)
    const emptied = await owner('put', '/checkout_settings', {})
    assert.deepEqual(emptied.body().data, NOTHING)
  })

  test('refuse unknown places, an incomplete box and values out of bounds', async ({
    assert,
    client,
  }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    for (const [settings, field] of [
      [{ originState: 'GB_ENG' }, 'originState'],
      [{ originState: 'NG_LA', originCity: 'WUSE' }, 'originCity'],
      [{ boxLength: 30, boxHeight: 10 }, 'boxWidth'],
      [{ boxLength: 301, boxWidth: 1, boxHeight: 1 }, 'boxLength'],
      [{ fallbackPrice: 0 }, 'fallbackPrice'],
      [{ markupPercent: 101 }, 'markupPercent'],
      [{ markupPercent: -1 }, 'markupPercent'],
    ] as const) {
      const refused = await owner('put', '/checkout_settings', settings)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
    const unchanged = await owner('get', '/checkout_settings')
    assert.deepEqual(unchanged.body().data, NOTHING)
  })

  test('are closed to API keys', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? {} : undefined
      const refused = await withKey(text)(method, '/checkout_settings', body)
      assert.deepEqual([refused.status, refused.body.code], [403, 'E_NOT_FOR_API_KEYS'])
    }
  })
})

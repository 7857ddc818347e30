import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'
import { loadCheckoutRates } from '#shipping/pricing/checkout/checkout_rates'
import { saveCheckoutSettings } from '#shipping/pricing/checkout/checkout_setting'
import { setDeliveryDays, createShop } from '#tests/support/developers/shop'
import { findCaller } from '#tests/support/money/payouts'
import { programOf } from '#tests/support/program'
import { apiKeyOf, withKey } from '#tests/support/developers/api_keys'
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
async function shopThatSet(settings: object = {}) {
  const shop = await createShop({ scopes: ['rates:read'] })
  const caller = new Caller(shop.owner, await Organization.findOrFail(2))
  await saveCheckoutSettings(caller, { ...NOTHING, ...settings })
  const ask = (changes: object = {}) => shop.call('POST', '/rate/checkout', { ...CART, ...changes })
  return { ...shop, caller, ask }
}

test.group('The rates at the checkout of a shop', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await setDeliveryDays({ FEDEX: [4, 6], UPS: [3, 5] })
  })

  test('are those of every courier, cheapest first', async ({ assert }) => {
    const { ask } = await shopThatSet()
    const { status, body } = await ask()
    assert.equal(status, 200)
    assert.containsSubset(body.data, { fallback: false, reason: null })
    assert.containsSubset(body.data.rates[0], { ...CHEAP, estimatedDays: { min: 4, max: 6 } })
    assert.containsSubset(body.data.rates[1], { ...DEAR, estimatedDays: { min: 3, max: 5 } })
    assert.lengthOf(body.data.rates, 2)
    assert.isString(body.data.rates[0].service)
  })

  test('have the markup of the shop on them', async ({ assert }) => {
    const { ask } = await shopThatSet({ markupPercent: 12.5 })
    const { body } = await ask()
    assert.deepEqual(
      body.data.rates.map(({ price }: { price: number }) => price),
      [3_375, 3_937.5]
    )
  })

  test('are for the whole cart: loose pieces in the box of the shop, the others by their size', async ({
    assert,
  }) => {
    const { ask } = await shopThatSet()
    const cheapest = async (items: object[], of = ask) => {
      const { body } = await of({ items })
      return body.data.rates[0].price
    }
    // Up to a kilogram costs 3,000 naira, anything heavier 20,000.
    assert.equal(await cheapest([{ weight: 0.5, quantity: 2 }]), 3_000)
    assert.equal(await cheapest([{ weight: 0.5, quantity: 3 }]), 20_000)
    const sides = { length: 20, width: 20, height: 10 }
    assert.equal(await cheapest([{ weight: 0.1, ...sides }]), 3_000)
    assert.equal(await cheapest([{ weight: 0.1, ...sides, quantity: 2 }]), 20_000)
    const boxed = await shopThatSet({ boxLength: 30, boxWidth: 20, boxHeight: 10 })
    assert.equal(await cheapest([{ weight: 0.1 }], boxed.ask), 20_000)
  })

  test('begin where the shop has set, or where its business is', async ({ assert, client }) => {
    const { ask, caller } = await shopThatSet()
    const unset = await ask({ origin: undefined })
    assert.deepEqual([unset.status, unset.body.code], [422, 'E_ORIGIN_MISSING'])
    assert.equal(unset.body.errors[0].field, 'origin')
    await saveCheckoutSettings(caller, { originState: 'NG_LA', originCity: 'IKEJA' })
    const known = await ask({ origin: undefined })
    assert.lengthOf(known.body.data.rates, 2)
    await Organization.query().where('id', 3).update({ stateKey: 'NG_LA' })
    const owner = await programOf(client, 'owner@acme.test')
    const business = await owner('post', '/rate/checkout', { ...CART, origin: null })
    assert.lengthOf(business.body().data.rates, 2)
  })

  test('take a state by name or code, and a city that nobody lists as any of its state', async ({
    assert,
  }) => {
    const { ask } = await shopThatSet()
    for (const place of [
      { state: 'NG_FC', city: 'WUSE' },
      { state: 'abuja', city: 'Nowhere at all' },
      { state: 'Federal Capital Territory' },
      { state: 'Ogun State', city: null, postalCode: '110001' },
    ]) {
      const { status, body } = await ask({ destination: { country: 'ng', ...place } })
      assert.equal(status, 200, JSON.stringify(place))
      assert.lengthOf(body.data.rates, 2, JSON.stringify(place))
    }
    const abroad = await ask({ destination: { country: 'GB', state: 'Somewhere', city: 'London' } })
    assert.lengthOf(abroad.body.data.rates, 3)
  })

  test('refuse what no cart can be, with the field', async ({ assert }) => {
    const { ask } = await shopThatSet({ fallbackPrice: 5_000 })
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
      const { status, body } = await ask(changes)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    const nowhere = { country: 'GB', state: 'GB_ENG' }
    const foreign = await ask({ origin: nowhere, destination: { country: 'GH' } })
    assert.equal(foreign.status, 422)
  })

  test('are the fallback price of the shop where no courier carries it, without markup', async ({
    assert,
  }) => {
    const { ask } = await shopThatSet({ fallbackPrice: 5_000.5, markupPercent: 50 })
    const heavy = { length: 300, width: 300, height: 300, weight: 300, quantity: 100 }
    for (const items of [[{ weight: 31 }], Array.from({ length: 50 }, () => heavy)]) {
      const { status, body } = await ask({ items })
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

  test('are none at all where no courier carries it and no price is set', async ({ assert }) => {
    const { ask } = await shopThatSet()
    const { body } = await ask({ items: [{ weight: 31 }] })
    assert.deepEqual(body.data, { rates: [], fallback: true, reason: 'no_courier' })
  })

  test('are the fallback price where ours are late, or cannot be found at all', async ({
    assert,
  }) => {
    const { caller } = await shopThatSet({ fallbackPrice: 5_000 })
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

  test('are asked for with one scope, by a live key and a test key alike', async ({ assert }) => {
    const { owner, caller } = await shopThatSet()
    await saveCheckoutSettings(caller, { markupPercent: 10, originState: 'NG_LA' })
    const blind = await apiKeyOf(owner, { scopes: ['tracking:read', 'shipments:write'] })
    const refused = await withKey(blind.text)('POST', '/rate/checkout', CART)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_SCOPE_MISSING'])
    for (const mode of ['live', 'test'] as const) {
      const { text } = await apiKeyOf(owner, { mode, scopes: ['rates:read'] })
      const { body } = await withKey(text)('POST', '/rate/checkout', CART)
      assert.equal(body.data.rates[0].price, 3_300, mode)
    }
    const other = await apiKeyOf(await person(), { scopes: ['rates:read'] })
    const { body } = await withKey(other.text)('POST', '/rate/checkout', CART)
    assert.equal(body.data.rates[0].price, 3_000)
  })
})

test.group('The rates at a checkout while we are in trouble', () => {
  test('come in time even where what the shop has set cannot be read', async ({
    assert,
    cleanup,
  }) => {
    const { caller } = await shopThatSet({ fallbackPrice: 5_000 })
    const busy = await db.transaction()
    cleanup(() => busy.rollback())
    await busy.rawQuery('lock table checkout_settings in access exclusive mode')
    const late = await loadCheckoutRates(caller, CART, { late: AbortSignal.abort() })
    assert.containsSubset(late, { reason: 'out_of_time', fallbackKobo: null, offers: [] })
  })
})

test.group('What a shop sets for its checkout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is the same for all people of a business, and nobody else’s', async ({
    assert,
    client,
  }) => {
    const owner = await programOf(client, 'owner@acme.test')
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
    const key = await apiKeyOf(colleague, {}, organization)
    const asked = await withKey(key.text)('POST', '/rate/checkout', { ...CART, origin: null })
    assert.equal(asked.body.data.rates[0].price, 3_375)
    const other = await programOf(client, 'other@sendam.test')
    const theirs = await other('get', '/checkout_settings')
    assert.deepEqual(theirs.body().data, NOTHING)
    const emptied = await owner('put', '/checkout_settings', {})
    assert.deepEqual(emptied.body().data, NOTHING)
  })

  test('is on the lists, whole, and within bounds', async ({ assert, client }) => {
    const owner = await programOf(client, 'owner@acme.test')
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
    const same = await owner('get', '/checkout_settings')
    assert.deepEqual(same.body().data, NOTHING)
  })

  test('is set by people alone', async ({ assert }) => {
    const { text } = await apiKeyOf(await person())
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? {} : undefined
      const refused = await withKey(text)(method, '/checkout_settings', body)
      assert.deepEqual([refused.status, refused.body.code], [403, 'E_NOT_FOR_API_KEYS'])
    }
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo'
import { findLedgerFaults } from '#wallet/ledger_check'
import ShipmentCharge from '#shipping/models/shipment_charge'
import { programOf, type Program } from '#tests/program'
import { submission } from '#tests/submission'
import { smallTariff } from '#tests/tariff'

const LAGOS = { country: 'NG', state: 'NG_LA', city: 'IKEJA', cityName: 'Ikeja' }
const ABUJA = { country: 'NG', state: 'NG_FC', city: 'WUSE', cityName: 'Wuse' }
const LONDON = { country: 'GB', state: 'GB_ENG', city: null, cityName: 'London' }
const ACCRA = { country: 'GH', state: 'GH_AA', city: null, cityName: 'Accra' }

const ROUTES = [
  { origin: LAGOS, destination: ABUJA },
  { origin: LAGOS, destination: LONDON },
  { origin: LAGOS, destination: ACCRA },
  { origin: LONDON, destination: ABUJA },
]

const parcel = fc.record({
  route: fc.constantFrom(...ROUTES),
  grams: fc.integer({ min: 100, max: 29_000 }),
  sides: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 10, max: 6_000 }))),
  unitValueKobo: fc.integer({ min: 200_00, max: 2_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  premium: fc.boolean(),
  signature: fc.boolean(),
  pickup: fc.boolean(),
})

type Parcel = typeof parcel extends fc.Arbitrary<infer T> ? T : never

/** The form of one package with these measures. */
async function formOf(given: Parcel) {
  const form = await submission()
  const [length, width, height] = given.sides.map((hundredths) => hundredths / 100)
  const [item] = form.items
  Object.assign(item!, { weight: given.grams / 1000, packageDimension: { length, width, height } })
  Object.assign(item!.itemUnits[0]!, {
    value: given.unitValueKobo / 100,
    quantity: given.quantity,
  })
  return {
    ...form,
    insurance: given.premium ? 'Premium' : 'Standard',
    signatureRequired: given.signature,
    pickup: given.pickup,
    origin: { ...form.origin, ...given.route.origin },
    destination: { ...form.destination, ...given.route.destination },
  }
}

async function calculated(program: Program, form: Awaited<ReturnType<typeof formOf>>) {
  const { length, width, height } = form.items[0]!.packageDimension
  const response = await program('post', '/rate/quote', {
    export: [form.origin, form.destination].some(({ country }) => country !== 'NG'),
    origin: form.origin,
    destination: form.destination,
    items: [
      { quantity: 1, weight: form.items[0]!.weight, packageDimension: [length, width, height] },
    ],
  })
  response.assertStatus(200)
  return response.body().data.courierRates
}

async function balance(program: Program): Promise<number> {
  const response = await program('get', '/wallet')
  return Math.round(response.body().data.cashBalance * 100)
}

test.group('One price, wherever it is asked', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await limiter.clear()
    await seedDemoAccounts()
    await seedDemoWallets()
    await smallTariff()
  })

  test('the calculator, the quote, the bill and the debit agree for any parcel', async ({
    client,
    assert,
  }) => {
    const program = await programOf(client, 'owner@acme.test')
    const agree = async (given: Parcel) => {
      const form = await formOf(given)
      const rates = await calculated(program, form)
      const quoted = await program('post', '/shipment/check_rate', form)
      if (rates.length === 0) return assert.equal(quoted.body().code, 'E_NO_COURIER')

      const offers = quoted.body().data.courierRates
      const shippingRates = (list: any[]) =>
        Object.fromEntries(list.map(({ courier, shippingRate }) => [courier, shippingRate]))
      assert.deepEqual(shippingRates(offers), shippingRates(rates))

      const [offer] = offers
      const { quoteId } = quoted.body().data
      const preferredCourier = offer.courier
      const booked = await program('post', '/shipment', { ...form, preferredCourier, quoteId })
      const shipment = booked.body().data
      assert.equal(shipment.paymentAmount, offer.paymentAmount)
      const lines = await ShipmentCharge.query().where('shipmentId', shipment.id)
      const billedKobo = lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
      assert.equal(billedKobo, Math.round(offer.paymentAmount * 100))

      const before = await balance(program)
      const { transactionReference } = shipment
      const paid = await program('post', `/shipment/${transactionReference}/make_payment/Wallet`)
      const taken = before - (await balance(program))
      assert.equal(taken, paid.status() === 402 ? 0 : billedKobo)
    }
    await fc.assert(fc.asyncProperty(parcel, agree), { numRuns: 25 })
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(120_000)
})

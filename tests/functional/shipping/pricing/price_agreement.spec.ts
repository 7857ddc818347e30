import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import ExpressBox from '#shipping/pricing/models/express_box'
import ItemCategory from '#shipping/pricing/models/item_category'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { forgetLimits } from '#tests/support/limits'

/** Booking staff, who may use boxes and add charges, and who pay as customers do. */
const BOOKER = 'manager@sendam.test'

const LAGOS = { country: 'NG', state: 'NG_LA', city: 'IKEJA', cityName: 'Ikeja' }
const ABUJA = { country: 'NG', state: 'NG_FC', city: 'WUSE', cityName: 'Wuse' }
const LONDON = {
  country: 'GB',
  state: 'GB_ENG',
  city: null,
  cityName: 'London',
  postalCode: 'NW1 6XE',
}
const ACCRA = { country: 'GH', state: 'GH_AA', city: null, cityName: 'Accra' }

const ROUTES = [
  { origin: LAGOS, destination: ABUJA },
  { origin: LAGOS, destination: LONDON },
  { origin: LAGOS, destination: ACCRA },
  { origin: LONDON, destination: ABUJA },
]

const side = fc.integer({ min: 10, max: 6_000 })

const parcel = fc.record({
  grams: fc.integer({ min: 100, max: 9_000 }),
  sides: fc.option(fc.tuple(side, side, side)),
  box: fc.nat({ max: 2 }),
  category: fc.constantFrom('Others', 'Foodstuff', 'Medicines'),
  unitValueKobo: fc.integer({ min: 200_00, max: 2_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})

const booking = fc.record({
  route: fc.constantFrom(...ROUTES),
  parcels: fc.array(parcel, { minLength: 1, maxLength: 3 }),
  premium: fc.boolean(),
  signature: fc.boolean(),
  pickup: fc.boolean(),
  additionalKobo: fc.option(fc.integer({ min: 1, max: 5_000_00 })),
  giftCode: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        basisPoints: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        amountKobo: fc.integer({ min: 1, max: 90_000_00 }),
      })
    )
  ),
  balance: fc.constantFrom('Wallet', 'CashBack'),
})

type Booking = typeof booking extends fc.Arbitrary<infer T> ? T : never
type Chosen = { boxes: ExpressBox[]; categories: ItemCategory[] }

async function formOf(given: Booking, { boxes, categories }: Chosen) {
  const form = await submission()
  const [template] = form.items
  const items = given.parcels.map(({ grams, sides, box, category, unitValueKobo, quantity }) => {
    const [length, width, height] = sides?.map((hundredths) => hundredths / 100) ?? []
    return {
      ...template!,
      weight: grams / 1000,
      packageDimension: sides && { length, width, height },
      expressBoxId: box === 0 ? 0 : boxes[box - 1]!.id,
      itemUnits: [
        {
          ...template!.itemUnits[0]!,
          category: categories.find(({ name }) => name === category)!.id,
          value: unitValueKobo / 100,
          quantity,
        },
      ],
    }
  })
  return {
    ...form,
    items,
    insurance: given.premium ? 'Premium' : 'Standard',
    signatureRequired: given.signature,
    pickup: given.pickup,
    origin: { ...form.origin, ...given.route.origin },
    destination: { ...form.destination, ...given.route.destination },
  }
}

type Form = Awaited<ReturnType<typeof formOf>>

/** The calculator takes one package without a box: other shipments enter their billable weight. */
async function requestCalculator(apiClient: ApiClientCall, form: Form, billableKg: number | null) {
  const [first, ...others] = form.items
  const isPlain = others.length === 0 && first!.expressBoxId === 0
  const { length, width, height } = first!.packageDimension ?? {}
  const response = await apiClient('post', '/rate/quote', {
    export: [form.origin, form.destination].some(({ country }) => country !== 'NG'),
    origin: form.origin,
    destination: form.destination,
    items: [
      isPlain
        ? { quantity: 1, weight: first!.weight, packageDimension: [length, width, height] }
        : { quantity: 1, weight: billableKg ?? 1_000 },
    ],
  })
  response.assertStatus(200)
  return response.body().data.courierRates
}

const ratesOf = (list: { courier: string; shippingRate: number }[]) =>
  Object.fromEntries(list.map(({ courier, shippingRate }) => [courier, shippingRate]))

async function readBalances(apiClient: ApiClientCall) {
  const response = await apiClient('get', '/wallet')
  const { cashBalance, cashBackBalance } = response.body().data
  return { Wallet: Math.round(cashBalance * 100), CashBack: Math.round(cashBackBalance * 100) }
}

async function billOf(apiClient: ApiClientCall, id: number) {
  const lines = await ShipmentCharge.query().where('shipmentId', id)
  const detail = await apiClient('get', `/shipment/${id}/detail`)
  return {
    linesKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    amountKobo: Math.round(detail.body().data.paymentAmount * 100),
  }
}

test.group('Price agreement', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    const wallet = await walletOf(BOOKER)
    await putMoney(wallet, { kobo: 5_000_000_00 })
    await putMoney(wallet, { kobo: 5_000_000_00, account: 'cash_back', from: 'promotions' })
  })

  test('the calculator, the quote, the bill and the debit agree for any shipment', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, BOOKER)
    const chosen = {
      boxes: await ExpressBox.query().whereNull('archivedAt').orderBy('id'),
      categories: await ItemCategory.all(),
    }
    const checkAgreement = async (given: Booking) => {
      await forgetLimits()
      const form = await formOf(given, chosen)
      const quoted = await apiClient('post', '/shipment/check_rate', form)
      const { data: quote, code } = quoted.body()
      const offers = quote?.courierRates ?? []
      const billable = offers[0]?.explanation.billableWeight ?? null
      assert.deepEqual(ratesOf(await requestCalculator(apiClient, form, billable)), ratesOf(offers))
      if (offers.length === 0) return assert.equal(code, 'E_NO_COURIER')

      const [offer] = offers
      const { quoteId } = quote
      const preferredCourier = offer.courier
      const booked = await apiClient('post', '/shipment', { ...form, preferredCourier, quoteId })
      const { id, transactionReference, paymentAmount } = booked.body().data
      assert.equal(paymentAmount, offer.paymentAmount)

      const dueKobo = await withAdditions(id, Math.round(offer.paymentAmount * 100), given)
      const bill = await billOf(apiClient, id)
      assert.deepEqual(bill, { linesKobo: dueKobo, amountKobo: dueKobo })

      const before = await readBalances(apiClient)
      const path = `/shipment/${transactionReference}/make_payment/${given.balance}`
      const paid = await apiClient('post', path)
      const after = await readBalances(apiClient)
      const owed = paid.status() === 402 ? 0 : dueKobo
      if (owed !== 0 || dueKobo === 0) paid.assertStatus(200)
      assert.equal(before[given.balance] - after[given.balance], owed)
      const other = given.balance === 'Wallet' ? 'CashBack' : 'Wallet'
      assert.equal(after[other], before[other])
    }

    /** Adds the staff charge and applies the gift code; returns the new total. */
    async function withAdditions(id: number, quotedKobo: number, given: Booking) {
      let kobo = quotedKobo
      if (given.additionalKobo !== null) {
        const value = given.additionalKobo / 100
        const added = await apiClient('post', '/shipping_cost', { id, key: 'Packaging', value })
        added.assertStatus(200)
        kobo += given.additionalKobo
      }
      if (given.giftCode === null) return kobo
      const { code } = await makeGiftCode(given.giftCode)
      const body = { discountCode: code, shipmentId: id }
      const applied = await apiClient('post', '/shipment/applyDiscount', body)
      applied.assertStatus(200)
      const { discountAmount, discountedPaymentAmount } = applied.body().data
      const share = given.giftCode.kind === 'percent' ? given.giftCode.basisPoints / 10_000 : null
      const expectedKobo =
        share === null
          ? Math.min((given.giftCode as { amountKobo: number }).amountKobo, kobo)
          : Math.round(kobo * share)
      assert.approximately(Math.round(discountAmount * 100), expectedKobo, share === null ? 0 : 1)
      assert.equal(
        Math.round(discountedPaymentAmount * 100),
        kobo - Math.round(discountAmount * 100)
      )
      return Math.round(discountedPaymentAmount * 100)
    }

    await fc.assert(fc.asyncProperty(booking, checkAgreement), { numRuns: 30 })
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(180_000)
})

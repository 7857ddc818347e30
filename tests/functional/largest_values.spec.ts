import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import type Shipment from '#shipping/shipment/models/shipment'
import ShippingSurcharge from '#shipping/pricing/surcharges/shipping_surcharge'
import {
  findBritain,
  makeLightShipment,
} from '#tests/functional/admin/tariffs/replays/replay_calls'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { buildLocalRows } from '#tests/support/developers/batches'
import { buildLocalOrder } from '#tests/support/developers/shop'
import { createFileSender } from '#tests/support/files/file_sender'
import { runSweep } from '#tests/support/jobs'
import { forgetLimits } from '#tests/support/limits'
import { ACME, giveAcmeCredit, invoicesOf, OWNER, runPeriod } from '#tests/support/money/billing'
import { createInvoiceCalls, writeInvoice } from '#tests/support/money/carrier_invoices'
import { todayInNigeria, deleteMargins } from '#tests/support/money/costs'
import { toBritain } from '#tests/support/rate_requests'
import { bookLightParcel, findLatestReweigh } from '#tests/support/reweighs'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const STAFF = 'root@sendam.test'

/** The largest values of the fields, in naira unless named otherwise. */
const RATE = 999_999_999_999
const CARRIAGE = 1_000_000_000
const SETTING = 10_000_000_000
const DISCOUNT = 100_000_000
const REWEIGH = 1_000_000_000
const CREDIT_LIMIT = 1_000_000
const CARRIER_CHARGE = 200_000_000
const EXCHANGE_RATE = 100_000

type Answer = { status: number; body: any }

/** Returns the data of a successful answer, or undefined for a 422 with a proper sentence. */
function readAnswer(what: string, { status, body }: Answer) {
  const isRefused = status === 422 && /^[A-Z"].+[.a-z\d]$/s.test(body.message)
  if (status >= 300 && !isRefused) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return isRefused ? undefined : body?.data
}

async function callsOf(client: ApiClient, username: string) {
  const apiClient = await apiClientOf(client, username)
  return async (...[method, path, body]: Parameters<typeof apiClient>): Promise<any> => {
    const response = await apiClient(method, path, body)
    const answer = { status: response.status(), body: response.body() }
    return readAnswer(`${method} ${path}`, answer)
  }
}

/** Opens pages with all their deferred parts. Returns those that cannot be shown. */
async function openPages(username: string, paths: string[]): Promise<string[]> {
  const session = await PageSession.signedIn(username)
  const wrong: string[] = []
  for (const path of paths) {
    await forgetLimits()
    const response = await session.navigate(path)
    const text = await response.text()
    if (response.status !== 200) wrong.push(`${response.status} ${path}`)
    const { component, deferredProps = {} } = text.startsWith('{') ? JSON.parse(text) : {}
    const only = Object.values(deferredProps).flat().join(',')
    if (!only) continue
    const { rescuedProps } = await session.visit(path, { component, only })
    wrong.push(...rescuedProps.map((prop: string) => `${path} without ${prop}`))
  }
  return wrong
}

type Call = Awaited<ReturnType<typeof callsOf>>

type Shown = { staff?: string[]; owner?: string[] }

interface Product {
  name: string
  /** Sends the largest values. Returns the paths of pages that show them, for each reader. */
  send: (calls: { client: ApiClient; staff: Call; owner: Call }) => Promise<Shown>
}

const makeUnpaidParcel = (shippingNaira = CARRIAGE) =>
  makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner: OWNER, shippingNaira })

async function priceAllAt(naira: number) {
  await ShippingRate.query().update({ rateKobo: naira * 100 })
}

async function bookLightParcels(client: ApiClient, count: number) {
  const owner = await apiClientOf(client, OWNER)
  const parcels: Shipment[] = []
  while (parcels.length < count) parcels.push(await bookLightParcel(owner, OWNER))
  return parcels
}

/** Returns a booking with Premium insurance of goods worth `value` naira per piece. */
async function insuredOrder(quantity: number, value: number) {
  const order = await buildLocalOrder({ insurance: 'Premium', pay: undefined })
  Object.assign(order.items[0]!.itemUnits[0]!, { quantity, value })
  return order
}

const ACME_TERMS = {
  name: 'ACME Foods',
  contactEmail: OWNER,
  address: '5 Marina, Lagos',
  active: true,
  contactPhoneNumber: '08031234567',
  billingGroup: null,
  billingCycle: 'Weekly',
}

const PRODUCTS: Product[] = [
  {
    name: 'pieces by unit value, and declared value by the share of insurance',
    async send({ staff, owner }) {
      await staff('put', '/setting/shipping.largest_declared_value_kobo', { value: SETTING })
      const insurance = { basisPoints: 100, minimumKobo: SETTING }
      await staff('put', '/setting/shipping.premium_insurance', { value: insurance })
      await owner('post', '/shipment', await insuredOrder(100_000, 1_000_000_000))
      const booked = await owner('post', '/shipment', await insuredOrder(10, 1_000_000_000))
      return { owner: [`/base/shipments/${booked.trackingNumber}`] }
    },
  },
  {
    name: 'credit limits by the share of VAT',
    async send({ staff, owner }) {
      const wallet = await giveAcmeCredit()
      const terms = { tin: '', rcNumber: '', vatBasisPoints: 50, dueDays: 120 }
      await staff('put', '/setting/shipping.invoice_terms', { value: terms })
      await staff('put', `/organization/${ACME}`, { ...ACME_TERMS, creditLimit: CREDIT_LIMIT })
      const debit = { amount: CREDIT_LIMIT, comment: 'Largest', isCredit: false }
      const { id: walletUserId } = await User.findByOrFail('email', OWNER)
      await staff('post', '/wallet/operation', { ...debit, walletId: wallet.id, walletUserId })
      await runPeriod()
      const [invoice] = await invoicesOf()
      const path = `/billing_invoice/${invoice!.id}`
      await owner('get', `${path}/csv`)
      await staff('post', `${path}/credit_note`, { amount: 1_000_000_000, reason: 'Largest' })
      await staff('post', `${path}/credit_note`, { amount: CREDIT_LIMIT, reason: 'Largest' })
      await staff('get', '/billing_invoice/ageing')
      return {
        staff: ['/admin/billing', '/admin/invoices', `/admin/invoices/${invoice!.id}`],
        owner: ['/base/wallet/invoices', `/base/wallet/invoices/${invoice!.id}`],
      }
    },
  },
  {
    name: 'gift codes by their number',
    async send({ staff, owner }) {
      const limits = { minimumAmount: DISCOUNT, totalLimit: 1_000_000, customerLimit: 1_000_000 }
      const shown = { staff: ['/base/discounts'], owner: [] as string[] }
      for (const [code, kind, value] of [
        ['LARGEST', 'amount', DISCOUNT],
        ['EVERYTHING', 'percent', 100],
      ] as const) {
        const created = await staff('post', '/discount', { code, kind, value, ...limits })
        const { id: shipmentId, trackingNumber } = await makeUnpaidParcel()
        await owner('post', '/shipment/applyDiscount', { discountCode: code, shipmentId })
        shown.staff.push(`/base/discounts/${created.id}`)
        shown.owner.push(`/base/shipments/${trackingNumber}`)
      }
      return shown
    },
  },
  {
    name: 'prices by the rows of a batch',
    async send({ owner }) {
      await priceAllAt(RATE)
      const order = await buildLocalOrder({ pay: undefined })
      if (await owner('post', '/shipment', order)) throw new Error('Booked above the limit')
      await priceAllAt(CARRIAGE)
      const batch = await owner('post', '/shipment/batch', { rows: await buildLocalRows(91) })
      await owner('post', `/shipment/batch/${batch.id}/pay`, { balance: 'Wallet' }).catch(
        ({ message }) => {
          if (!message.includes('E_INSUFFICIENT_BALANCE')) throw new Error(message)
        }
      )
      await owner('get', `/shipment/batch/${batch.id}`)
      return { owner: ['/base/shipment/batches', `/base/shipment/batches/${batch.id}`] }
    },
  },
  {
    name: 'prices by additional payments',
    async send({ staff }) {
      const { id, trackingNumber } = await makeUnpaidParcel()
      for (const { value: key } of await staff('get', '/shipping_cost/types'))
        await staff('post', '/shipping_cost', { id, key, value: 100_000_000 })
      return { owner: [`/base/shipments/${trackingNumber}`] }
    },
  },
  {
    name: 'the weight of reweighs by the rate',
    async send({ client, staff, owner }) {
      const [byCharge, byWeight, byFile] = await bookLightParcels(client, 3)
      await ShippingRate.query()
        .where({ aboveGrams: 1000 })
        .update({ rateKobo: RATE * 100 })
      const source = 'Largest'
      const [charged, weighed] = [byCharge!.waybillNumber, byWeight!.waybillNumber]
      await staff('post', '/reweigh', { number: charged, weight: 10_000, charge: REWEIGH, source })
      await staff('post', '/reweigh', { number: weighed, weight: 30, source })
      const { save } = await createFileSender(client, '/reweigh/invoice')
      const line = `${byFile!.waybillNumber},10000,${CARRIER_CHARGE}`
      readAnswer('file', await save(`waybill,weight_kg,charge_naira\n${line}`, ''))
      for (const shipment of [byCharge, byWeight, byFile]) {
        const { id, differenceKobo } = await findLatestReweigh(shipment!)
        if (differenceKobo! > REWEIGH * 100) throw new Error('Above the largest amount')
        await staff('put', `/reweigh/${id}/approve`, { amount: REWEIGH, reason: 'Largest' })
      }
      await owner('get', '/reweigh')
      const path = `/base/shipments/${byWeight!.trackingNumber}`
      return { staff: ['/admin/reweighs'], owner: ['/base/shipment/reweighs', path] }
    },
  },
  {
    name: 'rates by weight bands, surcharges and versions of the tariff',
    async send({ staff }) {
      const { id: shippingZoneId } = await findBritain()
      const rates = [
        { aboveWeight: 0, endWeight: 0.5, rate: RATE },
        { aboveWeight: 0.5, endWeight: 1000, rate: RATE },
      ]
      await staff('post', '/rate', { shippingZoneId, rates })
      const steps = { startWeight: 0.5, endWeight: 1000, increment: 0.5, ratePerIncrement: 50_000 }
      await staff('post', '/rate/multiplier', { shippingZoneId, ...steps })
      const now = await staff('get', `/rate/${shippingZoneId}`)
      await staff('post', '/rate', { shippingZoneId, rates: now })
      await staff('post', '/surcharge', { name: 'Fuel', kind: 'fuel', percent: 100 })
      const { $attributes: fuel } = await ShippingSurcharge.firstOrFail()
      const copies = Array.from({ length: 90 }, () => ({ ...fuel, id: undefined }))
      await ShippingSurcharge.createMany(copies)
      await staff('post', '/surcharge', { name: 'Other', kind: 'other', amount: DISCOUNT })
      await staff('post', '/rate/quote', toBritain())
      await makeLightShipment({ owner: OWNER })
      const { id } = await staff('post', '/tariff_version', { name: 'Largest' })
      await staff('post', '/tariff_version/price', { ...toBritain(), version: id })
      await staff('post', `/tariff_version/${id}/check`)
      const replay = await staff('post', `/tariff_version/${id}/replay`, { fuelPercent: 100 })
      await runSweep('admin.run_replays')
      const { state } = await staff('get', `/tariff_version/${id}/replay/${replay.id}`)
      if (state !== 'finished') throw new Error(`The replay is ${state}`)
      const ends = ['', '/price', '/replay', `/replay/${replay.id}`]
      const zone = `/admin/zones/export/${shippingZoneId}`
      return {
        staff: ['/admin/tariffs', zone, ...ends.map((end) => `/admin/tariffs/${id}${end}`)],
      }
    },
  },
  {
    name: "a courier's charges by the exchange rate",
    async send({ client, staff }) {
      const parcels = await bookLightParcels(client, 5)
      const { preview, save } = await createInvoiceCalls(client, STAFF)
      const startsOn = todayInNigeria().toISODate()!
      const setRate = (currency: string) =>
        staff('post', '/exchange_rate', { currency, rate: EXCHANGE_RATE, startsOn })
      await setRate('USD')
      const pages = ['/admin/margin', '/admin/carrier_invoices']
      for (const [at, currency] of ['USD', 'USD', 'EUR', 'EUR', 'NGN'].entries()) {
        const parts = `${CARRIER_CHARGE},`.repeat(4)
        const file = writeInvoice(`${parcels[at]!.waybillNumber},${parts}${at}`)
        const head = { number: `L-${at}`, currency, total: 1_000_000_000 }
        const seen = readAnswer('preview', await preview(file, head))
        const saved = readAnswer('save', await save(file, seen.base, head))
        if (!saved) continue
        const path = `/carrier_invoice/${saved.id}`
        await staff('get', `${path}/lines.csv`)
        const [line] = await staff('get', `${path}/lines`)
        const credit = { amount: CARRIER_CHARGE, reason: 'Largest' }
        await staff('post', `/carrier_invoice/line/${line.id}/credit`, credit)
        pages.push(`/admin/carrier_invoices/${saved.id}`)
      }
      await setRate('EUR')
      await staff('get', '/margin/all.csv')
      return { staff: pages }
    },
  },
]

test.group('The largest values of two fields that are multiplied', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('are accepted or refused in words, and all pages show what was saved: {name}')
    .with(PRODUCTS)
    .run(async ({ client, assert }, { send }) => {
      const staff = await callsOf(client, STAFF)
      const owner = await callsOf(client, OWNER)
      const shown = await send({ client, staff, owner })
      await runSweep('shared.fold_figures')
      assert.deepEqual(await openPages(STAFF, ['/admin/home', ...(shown.staff ?? [])]), [])
      const home = ['/base/home', '/base/shipment/history', `/base/dashboard/${ACME}`]
      assert.deepEqual(await openPages(OWNER, [...home, ...(shown.owner ?? [])]), [])
    })
    .timeout(60_000)
})

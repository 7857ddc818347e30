import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import couriers from '#config/couriers'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import Courier from '#shipping/pricing/models/courier'
import {
  readCarrierAccounts,
  resolveCourierConnections,
  driversByCarrier,
} from '#shipping/pricing/carrier_accounts'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { dataOf, expectStatus } from '#tests/support/answers'
import { runJob } from '#tests/support/jobs'
import { setCardOutcome, cashOf } from '#tests/support/money/payments'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const COURIER_OFF =
  'DHL is not taking shipments at the moment. Nothing was paid. Please book with another courier, or call us.'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')
const makeUnpaidShipment = () =>
  makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner: MEMBER, shippingNaira: 100 })

function pay(apiClient: ApiClientCall, { transactionReference }: Shipment) {
  return apiClient('post', `/shipment/${transactionReference}/make_payment/Wallet`)
}

async function switchByHand(client: ApiClient, byHand: boolean, code = 'DHL') {
  const call = await staff(client)
  const { servesDomestic, servesExport, servesImport } = await Courier.findOrFail(code)
  const serves = { domestic: servesDomestic, export: servesExport, import: servesImport }
  await expectStatus(200, call('put', `/reference/courier/${code}`, { ...serves, byHand }))
}

async function rowOf(client: ApiClient, code = 'DHL') {
  const call = await staff(client)
  const rows = await dataOf(call('get', '/reference/courier'))
  return rows.find((row: any) => row.code === code)
}

test.group('The couriers of a deployment', () => {
  test('never include the sandbox in production, which refuses COURIER_DRIVER=sandbox', ({
    assert,
  }) => {
    const production = {
      driver: 'sandbox',
      accounts: readCarrierAccounts({}),
      isProduction: true,
    } as const
    assert.throws(
      () => resolveCourierConnections(production),
      'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries, so it is not allowed in production. Leave it out, and switch the couriers that you book yourselves to "by hand" in the console.'
    )
    const plain = { driver: undefined, accounts: readCarrierAccounts({}), isProduction: true }
    assert.deepEqual(resolveCourierConnections(plain), [])
    const allOff = { fedex: null, ups: null, dhl: null, aramex: null }
    assert.deepEqual(driversByCarrier(resolveCourierConnections(plain)), allOff)
  })

  test('are all simulated by the sandbox in development', ({ assert }) => {
    const development = {
      driver: undefined,
      accounts: readCarrierAccounts({}),
      isProduction: false,
    }
    assert.deepEqual(driversByCarrier(resolveCourierConnections(development)), {
      fedex: 'sandbox',
      ups: 'sandbox',
      dhl: 'sandbox',
      aramex: 'sandbox',
    })
  })

  const DHL = { DHL_API_KEY: 'key', DHL_API_SECRET: 'secret', DHL_ACCOUNT: '350000001' }

  test('are called if they have an account; outside production the sandbox simulates the others', ({
    assert,
  }) => {
    const accounts = readCarrierAccounts(DHL)
    const driversIn = (isProduction: boolean) =>
      driversByCarrier(resolveCourierConnections({ driver: undefined, accounts, isProduction }))
    assert.deepEqual(driversIn(true), { fedex: null, ups: null, dhl: 'dhl', aramex: null })
    const rest = { fedex: 'sandbox', ups: 'sandbox', aramex: 'sandbox' }
    assert.deepEqual(driversIn(false), { ...rest, dhl: 'dhl' })
    const allSandbox = resolveCourierConnections({
      driver: 'sandbox',
      accounts,
      isProduction: false,
    })
    assert.deepEqual(driversByCarrier(allSandbox), { ...rest, dhl: 'sandbox' })
  })

  test('are called at their own host or a configured one, never in clear text', ({ assert }) => {
    assert.equal(readCarrierAccounts(DHL).dhl!.baseUrl, 'https://express.api.dhl.com/mydhlapi')
    const custom = readCarrierAccounts({ ...DHL, DHL_BASE_URL: 'http://127.0.0.1:4010/' })
    assert.equal(custom.dhl!.baseUrl, 'http://127.0.0.1:4010')
    assert.throws(
      () => readCarrierAccounts({ ...DHL, DHL_BASE_URL: 'http://dhl.example' }),
      'DHL_BASE_URL must begin with https://, because our keys go there.'
    )
  })

  test('are refused with incomplete credentials', ({ assert }) => {
    assert.throws(
      () => readCarrierAccounts({ ARAMEX_USERNAME: 'api@acme.test', ARAMEX_PIN: '1' }),
      'The account with Aramex is incomplete without ARAMEX_PASSWORD and ARAMEX_ACCOUNT and ARAMEX_ENTITY. Set everything that is missing, or remove the rest.'
    )
  })
})

test.group('A courier without a connection', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
  })
  group.each.teardown(() => {
    couriers.drivers.dhl = 'sandbox'
  })
  const disconnectDhl = () => {
    couriers.drivers.dhl = null
  }

  test('is in no quote, and staff read why; booking by hand brings it back', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const listOffers = async () => {
      const { courierRates } = await dataOf(
        member('post', '/shipment/check_rate', await submission())
      )
      return courierRates.map(({ courier }: any) => courier)
    }
    assert.include(await listOffers(), 'DHL')
    disconnectDhl()
    assert.deepEqual(await listOffers(), ['FEDEX', 'UPS'])
    const row = await rowOf(client)
    assert.isNull(row.carriedBy)
    assert.match(row.carriageText, /^Off: it is not connected/)

    await switchByHand(client, true)
    assert.include(await listOffers(), 'DHL')
    assert.include(await rowOf(client), { byHand: true, carriedBy: 'manual' })
  })

  test('is not booked with an earlier quote', async ({ client }) => {
    const member = await apiClientOf(client, MEMBER)
    const { quoteId } = await dataOf(member('post', '/shipment/check_rate', await submission()))
    disconnectDhl()
    const late = await submission({ quoteId, preferredCourier: 'DHL' })
    const refused = await member('post', '/shipment', late)
    refused.assertStatus(422)
    refused.assertBodyContains({
      message: 'The courier you chose does not carry this shipment. Please choose another.',
    })
  })

  test('refuses payment from the wallet and by card', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const before = await cashOf(member)
    const shipment = await makeUnpaidShipment()
    disconnectDhl()
    const paid = await pay(member, shipment)
    const card = await member('post', `/shipment/${shipment.id}/card_checkout`, {})
    for (const refused of [paid, card]) {
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_COURIER_OFF', message: COURIER_OFF })
    }
    assert.deepEqual(await cashOf(member), before)
    await shipment.refresh()
    assert.equal(shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  test('leaves a late card payment in the wallet', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const before = await cashOf(member)
    const shipment = await makeUnpaidShipment()
    const checkout = await dataOf(member('post', `/shipment/${shipment.id}/card_checkout`, {}))
    await setCardOutcome(checkout.reference)
    disconnectDhl()
    await member('post', `/transactions/${checkout.reference}/verify`, {})
    assert.equal(await cashOf(member), before + 100)
    await shipment.refresh()
    assert.equal(shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.deepEqual(await findAllLedgerFaults(), [])
  })
})

test.group('A courier with our own account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
    couriers.drivers.dhl = 'dhl'
  })
  group.each.teardown(() => {
    couriers.drivers.dhl = 'sandbox'
  })

  test('is offered only if staff have set the code of its service', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const isOffered = async () => {
      const { courierRates } = await dataOf(
        member('post', '/shipment/check_rate', await submission())
      )
      return courierRates.some(({ courier }: any) => courier === 'DHL')
    }
    const call = await staff(client)
    const { version } = await rowOf(client)
    const path = '/reference/courier/DHL/services'
    assert.isTrue(await isOffered())
    await expectStatus(200, call('put', path, { exportGoods: null, version }))
    assert.isFalse(await isOffered())
    await expectStatus(409, call('put', path, { exportGoods: 'P', version }))
    await expectStatus(422, call('put', path, { exportGoods: 'no such code' }))
    await expectStatus(404, call('put', '/reference/courier/POST/services', { exportGoods: 'P' }))
    await expectStatus(403, member('put', path, { exportGoods: 'P' }))
    await expectStatus(200, call('put', path, { exportGoods: 'P', version: version + 1 }))
    assert.isTrue(await isOffered())
    const { codes } = await rowOf(client)
    assert.containsSubset(codes, { exportGoods: 'P', exportPapers: 'D', domesticGoods: 'N' })
  })
})

test.group('The courier driver of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
  })

  test('is fixed at payment, even if the courier is switched later', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const before = await makeUnpaidShipment()
    await pay(member, before)
    await switchByHand(client, true)
    const after = await makeUnpaidShipment()
    await pay(member, after)
    await bookWithCourier(before.id)
    await bookWithCourier(after.id)

    await before.refresh()
    await after.refresh()
    assert.deepEqual([before.courierDriver, before.status], ['sandbox', 'BOOKED'])
    assert.deepEqual([after.courierDriver, after.status], ['manual', 'PENDING'])
    assert.lengthOf(await SandboxParcel.query().where('reference', after.transactionReference), 0)

    await pollTracking()
    assert.isNotEmpty(await TrackingEvent.query().where('shipmentId', before.id))
    const call = await staff(client)
    await expectStatus(200, call('delete', `/shipment/void/${before.id}`))
    await runJob(VoidWithCourierJob, { shipmentId: before.id })
    const parcel = await SandboxParcel.findOrFail(before.transactionReference)
    assert.isNotNull(parcel.voidedAt)
  })

  test('also serves a retry after the courier was switched to booking by hand', async ({
    client,
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'PENDING_ISSUE' })
    await switchByHand(client, true)
    const call = await staff(client)
    await expectStatus(200, call('put', `/shipment/${id}/retry`))
    await bookWithCourier(id)
    const shipment = await Shipment.findOrFail(id)
    assert.deepEqual([shipment.courierDriver, shipment.status], ['sandbox', 'BOOKED'])
  })

  test('is not called once its connection is gone; the parcel waits for staff', async ({
    assert,
    cleanup,
  }) => {
    const waiting = await makeShipment({ status: 'PENDING' })
    const booked = await makeShipment({ status: 'BOOKED' })
    const { connections } = couriers
    couriers.connections = []
    cleanup(() => {
      couriers.connections = connections
    })
    await bookWithCourier(waiting.id)
    await pollTracking()
    await waiting.refresh()
    assert.equal(waiting.status, 'PENDING_ISSUE')
    assert.equal(waiting.issue, 'We cannot reach this courier at the moment.')
    assert.lengthOf(await TrackingEvent.query().where('shipmentId', booked.id), 0)
  })

  test('is switched by staff only, with an entry in the audit log', async ({ client, assert }) => {
    await switchByHand(client, true)
    const entry = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'courier.update')
    assert.isFalse(entry.before.byHand)
    assert.isTrue(entry.after.byHand)
    const serves = { domestic: true, export: true, import: true, byHand: true }
    const member = await apiClientOf(client, MEMBER)
    await expectStatus(403, member('put', '/reference/courier/UPS', serves))
    const call = await staff(client)
    await expectStatus(422, call('put', '/reference/courier/UPS', { ...serves, byHand: 'yes' }))
  })
})

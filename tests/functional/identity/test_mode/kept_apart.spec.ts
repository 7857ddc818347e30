import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { listSetupSteps } from '#admin/setup/setup_steps'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { buildCustomsData } from '#shipping/customs/customs_data'
import { renderDocument } from '#shipping/documents/shipment_documents'
import Courier from '#shipping/pricing/models/courier'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import {
  pollSandbox,
  removeCourierConnections,
  sendTestShipment,
  createTestClient,
  openTestSession,
} from '#tests/support/developers/test_data'
import { readMinutesToNextPoll, advanceTracking } from '#tests/support/fakes/followed_courier'
import { call } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { readPages } from '#tests/unit/shipping/documents/reading'
import { runSweep } from '#tests/support/jobs'

const MEMBER = 'member@sendam.test'
const ACME = 3

async function joinAcme() {
  const { id: userId } = await User.findByOrFail('email', MEMBER)
  return Membership.create({ userId, organizationId: ACME, role: 'member' })
}

async function liveClient() {
  const { text } = await createUserApiKey(await User.findByOrFail('email', MEMBER))
  return withKey(text)
}

test.group('Test data and live data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('may share a waybill number', async ({ assert, client }) => {
    const { waybillNumber, courierCode } = await sendTestShipment(await createTestClient(MEMBER))
    const real = { status: 'PENDING', courierDriver: 'manual', courierCode } as const
    const [one, other] = [await makeShipment(real), await makeShipment(real)]
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const booked = await staff('put', `/by_hand/${one.id}/waybill`, { waybillNumber })
    assert.equal(booked.status(), 200)
    const taken = await staff('put', `/by_hand/${other.id}/waybill`, { waybillNumber })
    assert.equal(taken.body().code, 'E_WAYBILL_TAKEN')
  })

  test('are both closed to a removed member, whose token stays invalid after rejoining', async ({
    assert,
    client,
  }) => {
    const { id } = await joinAcme()
    const apiClient = await apiClientOf(client, MEMBER)
    const switched = await apiClient('put', `/switch/-${ACME}`)
    const authorization = switched.header('authorization')!
    const owner = await apiClientOf(client, 'owner@acme.test')
    await owner('delete', `/organization/members/${id}`)
    await joinAcme()
    const ping = await client.post('/api/v1/ping').header('authorization', authorization)
    assert.equal(ping.status(), 401)
  })

  test('have checkout settings that can be changed in live mode only', async ({ assert }) => {
    const session = await openTestSession(MEMBER)
    const refused = await session.send('PUT', '/api/v1/checkout_settings', { markupPercent: 50 })
    assert.equal(refused.status, 403)
    const page = await session.get('/base/developers/checkout')
    assert.include(await page.text(), 'Switch to live data first')
    assert.isEmpty(await db.from('checkout_settings'))
  })

  test('are marked in the data export', async ({ assert, client }) => {
    const testParcel = await sendTestShipment(await createTestClient(MEMBER))
    const live = await makeShipment({
      owner: MEMBER,
      acceptedAt: DateTime.now().minus({ hours: 1 }),
    })
    await pollSandbox()
    const apiClient = await apiClientOf(client, MEMBER)
    const answer = await apiClient('get', '/user/data_export')
    const sections: { name: string; rows: Record<string, unknown>[] }[] =
      answer.body().data.sections
    for (const name of ['Shipments', 'Addresses on shipments', 'Contents of shipments']) {
      const { rows } = sections.find((section) => section.name === name)!
      const isTest = ({ trackingNumber }: Shipment) =>
        rows.find((row) => row.trackingNumber === String(trackingNumber))!.isTest
      assert.deepEqual([isTest(testParcel), isTest(live)], [true, false], name)
    }
    const marked = ['Customs declarations', 'Tracking', 'Address book', 'Transactions', 'Wallet']
    for (const name of marked) {
      const { rows } = sections.find((section) => section.name === name)!
      assert.isNotEmpty(rows, name)
      for (const { isTest } of rows) assert.isBoolean(isTest, name)
    }
  })

  test('differ if no courier is set up: only test data still gets prices', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await removeCourierConnections())
    await Courier.query().update({ byHand: false })
    const place = { country: 'NG', state: 'NG_LA', city: 'IKEJA' }
    const wuse = { country: 'NG', state: 'NG_FC', city: 'WUSE' }
    const cart = { origin: place, destination: wuse, items: [{ weight: 0.4, quantity: 1 }] }
    const [asTest, asLive] = [await createTestClient(MEMBER), await liveClient()]
    const atCheckout = async (apiClient: typeof asLive) => {
      const { body } = await apiClient('POST', '/rate/checkout', cart)
      return body.data.reason
    }
    assert.deepEqual([await atCheckout(asTest), await atCheckout(asLive)], [null, 'no_courier'])
    const calculated = async (apiClient: typeof asLive) => {
      const { body } = await apiClient('POST', '/rate/quote', { ...cart, export: false })
      return body.data.courierRates.length > 0
    }
    assert.deepEqual([await calculated(asTest), await calculated(asLive)], [true, false])
  })

  test('can be tracked with API keys of their own mode, and without a key by anybody', async ({
    assert,
  }) => {
    const [apiClient, live] = [await createTestClient(MEMBER), await liveClient()]
    const { trackingNumber: testNumber } = await sendTestShipment(apiClient)
    const { trackingNumber: liveNumber } = await makeShipment()
    const track = async (ask: typeof live) => [
      await ask('GET', `/shipment/${testNumber}/track`),
      await ask('GET', `/shipment/${liveNumber}/track`),
    ]
    const codes = async (ask: typeof live) => {
      const answers = await track(ask)
      return answers.map(({ status }) => status)
    }
    assert.deepEqual(await codes(apiClient), [200, 404])
    assert.deepEqual(await codes(live), [404, 200])
    assert.deepEqual(await codes((method, path) => call(method, `/api/v1${path}`)), [200, 200])
    const session = await openTestSession(MEMBER)
    const page = (number: number) => session.get(`/base/shipment/track?trackingNumber=${number}`)
    const pages = [await page(testNumber), await page(liveNumber)]
    assert.deepEqual(
      pages.map(({ status }) => status),
      [200, 404]
    )
  })

  test('of a business look alike: customs reason, contact address and the member who paid', async ({
    assert,
  }) => {
    await joinAcme()
    await Organization.query().where('id', ACME).update({ contactEmail: 'bills@acme.test' })
    const { id } = await sendTestShipment(await createTestClient(MEMBER, ACME))
    const { reason } = await ShipmentDeclaration.findByOrFail('shipmentId', id)
    assert.equal(reason, 'sale')
    const shipment = await Shipment.findWithDetails(id)
    const invoice = await readPages(await renderDocument(shipment, 'invoice'))
    assert.include(JSON.stringify(invoice), 'bills@acme.test')
    await ShipmentDeclaration.query().where('shipmentId', id).delete()
    const undeclared = await Shipment.findWithDetails(id)
    assert.equal(buildCustomsData(undeclared)?.reason, 'sale')

    const owner = await openTestSession('owner@acme.test', ACME)
    const list = await owner.get('/api/v1/transactions/history/recent')
    const { data: rows } = (await list.json()) as { data: { id: number; type: string }[] }
    const payment = rows.find(({ type }) => type === 'SHIPMENT_PAYMENT')!
    const detail = await owner.get(`/api/v1/transactions/${payment.id}/detail`)
    const { data } = (await detail.json()) as { data: { madeBy: string } }
    assert.equal(data.madeBy, 'Chidi Eze')
  })

  test('differ in polling: a test parcel is polled at once while it moves, then every 30 minutes', async ({
    assert,
  }) => {
    const { id } = await sendTestShipment(await createTestClient(MEMBER), 'SLOW Road')
    await pollSandbox()
    assert.equal(await readMinutesToNextPoll(id), 0)
    await advanceTracking('11 minutes')
    await pollSandbox()
    assert.equal(await readMinutesToNextPoll(id), 30)
  })

  test('lose their names after six years: test parcels in any status, live ones once finished', async ({
    assert,
  }) => {
    const [testParcel, live] = [
      await sendTestShipment(await createTestClient(MEMBER)),
      await makeShipment(),
    ]
    const ids = [testParcel.id, live.id]
    const old = { updated_at: db.raw(`now() - interval '6 years 1 day'`) }
    await db.from('shipments').whereIn('id', ids).update(old)
    await runSweep('shipping.blank_old_parcels')
    const erased = await db
      .from('shipment_addresses')
      .whereIn('shipment_id', ids)
      .where('fullname', 'Erased person')
      .distinct('shipment_id')
    assert.deepEqual(
      erased.map(({ shipment_id: id }) => Number(id)),
      [testParcel.id]
    )
  })

  test('differ in the setup steps, which test quotes and bookings do not complete', async ({
    assert,
  }) => {
    const done = async () => {
      const steps = await listSetupSteps([])
      return steps
        .filter((step) => ['price', 'booking'].includes(step.key))
        .map((step) => step.done)
    }
    await makeShipment()
    assert.deepEqual(await done(), [true, true])
    const { id } = await ensureTestOrganization(await Organization.findOrFail(2))
    for (const table of ['shipments', 'quotes'])
      await db.from(table).update({ organization_id: id })
    assert.deepEqual(await done(), [false, false])
  })
})

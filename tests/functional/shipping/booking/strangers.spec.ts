import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import AddressGroup from '#shipping/addresses/models/address_group'
import AddressRequest from '#shipping/addresses/models/address_request'
import SavedAddress from '#shipping/booking/models/saved_address'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import SavedBox from '#shipping/booking/drafts/saved_box'
import Reweigh from '#shipping/reweighing/models/reweigh'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { findDeclaration } from '#identity/access/route_declarations'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf } from '#tests/support/api_client'
import { RETURN_REQUEST, makeReturnRequest } from '#tests/support/following/returns'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const TABLES_WITH_OWNER = [
  ...['shipments', 'reweighs', 'pickups', 'shipment_batches', 'shipment_returns'],
  ...['saved_addresses', 'address_groups', 'address_requests'],
]

const PHYTO = 'Phytosanitary%20Certificate'

type Method = 'get' | 'post' | 'put' | 'delete'
type Call = [route: string, method: Method, path: string, body?: object]

/** Creates a customer's data in the states in which most actions are possible. */
async function makeCustomerData() {
  const unpaid = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
  const booked = await makeShipment({ status: 'BOOKED' })
  const refused = await makeShipment({ status: 'PENDING_ISSUE' })
  const canceled = await makeShipment({ status: 'CANCELED' })
  const document = await ClearanceDocument.create({
    shipmentId: booked.id,
    classification: 'food',
  })
  const reweigh = await Reweigh.create({
    shipmentId: booked.id,
    organizationId: booked.organizationId,
    source: 'Test',
    status: 'approved',
    billedGrams: 1500,
    carrierGrams: 3000,
    differenceKobo: 100_00,
    amountKobo: 100_00,
    approvedAt: booked.createdAt,
    dueAt: booked.createdAt,
  } as const)
  const pickup = await Pickup.create({
    organizationId: booked.organizationId,
    userId: booked.userId,
    placeKey: 'a door',
    carrier: 'dhl',
    driver: 'sandbox',
    state: 'booked',
    day: DateTime.now().plus({ days: 3 }),
    readyAt: '10:00',
    closeAt: '17:00',
    changeableUntil: DateTime.now().plus({ days: 2 }),
  } as const)
  const box = await SavedBox.create({
    organizationId: booked.organizationId,
    userId: booked.userId,
    name: 'Shoe box',
    lengthCm: 30,
    widthCm: 20,
    heightCm: 10,
  })
  const batch = await ShipmentBatch.create({
    organizationId: booked.organizationId,
    userId: booked.userId,
    source: 'paste',
    name: 'Monday',
    wish: 'cheapest',
    columns: [],
    defaults: {},
    pickup: true,
    pricedUntil: DateTime.now().plus({ minutes: 30 }),
  } as const)
  const purchase = await PurchaseApproval.create({
    organizationId: unpaid.organizationId,
    shipmentId: unpaid.id,
    askedBy: unpaid.userId,
    amountKobo: unpaid.paymentAmountKobo,
    cause: 'role',
  } as const)
  const book = await makeAddressBook(booked)
  const delivered = await makeShipment({ status: 'DELIVERED' })
  const returnRequest = await makeReturnRequest(delivered)
  const goods = { document, reweigh, pickup, box, batch, purchase, returnRequest }
  return { unpaid, booked, refused, canceled, delivered, ...goods, ...book }
}

async function makeAddressBook({ organizationId, userId }: Shipment) {
  const entry = await SavedAddress.create({
    organizationId,
    userId,
    side: 'destination',
    fullname: 'Grace Miller',
    isShared: true,
    phoneNumber: '08031234567',
    email: 'grace@example.test',
    address: '1 Allen Avenue',
    countryCode: 'NG',
    stateKey: 'NG_LA',
    usedAt: DateTime.now(),
  } as const)
  const group = await AddressGroup.create({
    organizationId,
    userId,
    bookUserId: userId,
    name: 'Family',
  })
  const request = await AddressRequest.create({
    organizationId,
    userId,
    name: 'Grace',
    tokenHash: 'a'.repeat(64),
    expiresAt: DateTime.now().plus({ days: 1 }),
  })
  return { entry, group, request }
}

type CustomerData = Awaited<ReturnType<typeof makeCustomerData>>

async function customerCalls({
  unpaid,
  booked,
  refused,
  canceled,
  reweigh,
  pickup,
  box,
  batch,
  entry,
  group,
  request,
  purchase,
  delivered,
  returnRequest,
}: CustomerData): Promise<Call[]> {
  const { code } = await makeGiftCode()
  const form = await submission({ preferredCourier: 'UPS' })
  const { id, transactionReference: ref } = unpaid
  const slot = { day: pickup.day.toISODate(), readyAt: '10:00', closeAt: '17:00' }
  const size = { name: 'Mine', length: 1, width: 1, height: 1 }
  return [
    ['saved_boxes.update', 'put', `/shipment/box/${box.id}`, size],
    ['saved_boxes.destroy', 'delete', `/shipment/box/${box.id}`],
    ['shipments.show', 'get', `/shipment/${id}/detail`],
    ['incomplete_bookings.show', 'get', `/shipment/${id}/incomplete/detail`],
    ['payments.store', 'post', `/shipment/${ref}/make_payment/Wallet`],
    ['payments.store', 'post', `/shipment/${ref}/make_payment/CashBack`],
    ['card_checkouts.store', 'post', `/shipment/${id}/card_checkout`, {}],
    ['payment_initiations.update', 'put', `/shipment/${id}/paymentInitiated`, {}],
    ['document_tokens.show', 'get', `/files/token/waybill/${booked.trackingNumber}`],
    ['document_tokens.show', 'get', `/files/token/invoice/${booked.trackingNumber}`],
    [
      'applied_discounts.store',
      'post',
      '/shipment/applyDiscount',
      { discountCode: code, shipmentId: id },
    ],
    ['applied_discounts.destroy', 'delete', `/shipment/${id}/discount`],
    ['shipments.store', 'post', '/shipment', { ...form, id }],
    ['shipments.store', 'post', '/shipment', { ...form, editShipmentId: canceled.id }],
    ['courier_labels.show', 'get', `/files/label/${booked.trackingNumber}`],
    ['pickups.update', 'put', `/pickup/${pickup.id}`, slot],
    ['pickups.destroy', 'delete', `/pickup/${pickup.id}`],
    ['reweigh_payments.store', 'post', `/reweigh/${reweigh.id}/pay/Wallet`, {}],
    [
      'reweigh_disputes.store',
      'post',
      `/reweigh/${reweigh.id}/dispute`,
      { dispute: 'It is not so heavy' },
    ],
    ['bookings.destroy', 'delete', `/shipment/${id}/cancelBooking`],
    [
      'recipient_corrections.update',
      'put',
      `/shipment/${refused.id}/address`,
      { address: '2 High Street', postalCode: 'SW1A 1AA' },
    ],
    ['refused_shipment_refunds.store', 'post', `/shipment/${refused.id}/refund`],
    ['book_entries.show', 'get', `/addressBook/${entry.id}`],
    ['book_entries.update', 'put', `/addressBook/${entry.id}`, {}],
    ['book_entries.destroy', 'delete', `/addressBook/${entry.id}`],
    ['default_addresses.update', 'put', `/addressBook/${entry.id}/default`, {}],
    ['default_addresses.destroy', 'delete', `/addressBook/${entry.id}/default`],
    ['address_twins.merge', 'post', '/addressBook/merge', { ids: [entry.id, entry.id + 1] }],
    ['address_groups.update', 'put', `/addressBook/group/${group.id}`, { name: 'Mine' }],
    ['address_groups.destroy', 'delete', `/addressBook/group/${group.id}`],
    ['address_requests.destroy', 'delete', `/addressBook/ask/${request.id}`],
    ['shipment_returns.show', 'get', `/shipment/${delivered.id}/return`],
    ['shipment_returns.store', 'post', `/shipment/${delivered.id}/return`, RETURN_REQUEST],
    ['return_prices.store', 'post', `/shipment/${delivered.id}/return/price`, RETURN_REQUEST],
    ['returns.show', 'get', `/returns/${returnRequest.id}`],
    ['return_prices.update', 'post', `/returns/${returnRequest.id}/price`, {}],
    ['return_decisions.approve', 'post', `/returns/${returnRequest.id}/approve`, {}],
    [
      'return_decisions.refuse',
      'post',
      `/returns/${returnRequest.id}/refuse`,
      { reason: 'Not mine' },
    ],
    ['batches.show', 'get', `/shipment/batch/${batch.id}`],
    ['batches.update', 'put', `/shipment/batch/${batch.id}`, { pickup: false }],
    ['batches.destroy', 'delete', `/shipment/batch/${batch.id}`],
    ['batch_prices.update', 'put', `/shipment/batch/${batch.id}/prices`, {}],
    ['batch_rows.update', 'put', `/shipment/batch/${batch.id}/row/1`, { leftOut: true }],
    ['batch_payments.store', 'post', `/shipment/batch/${batch.id}/pay`, { balance: 'Wallet' }],
    ['batch_waybills.show', 'get', `/shipment/batch/${batch.id}/waybills`],
    ['batch_sheets.show', 'get', `/shipment/batch/${batch.id}/sheet`],
    ['purchase_approvals.destroy', 'delete', `/organization/approvals/${purchase.id}`],
    ['purchase_decisions.approve', 'post', `/organization/approvals/${purchase.id}/approve`, {}],
    [
      'purchase_decisions.refuse',
      'post',
      `/organization/approvals/${purchase.id}/refuse`,
      { reason: 'Too dear' },
    ],
  ]
}

/** Calls for staff. A manager sees no more shipments than a customer. */
function staffCalls({ unpaid, booked, refused, document, returnRequest }: CustomerData): Call[] {
  const upload = `/shipment/clearance_document/upload/${booked.id}/${PHYTO}`
  const ids = { clearanceDocumentIds: [document.id] }
  const cost = { id: unpaid.id, key: 'Packaging', value: 100 }
  return [
    ['retries.update', 'put', `/shipment/${refused.id}/retry`, {}],
    ['reopenings.update', 'put', `/shipment/${booked.id}/reopen`, { reason: 'It is not there' }],
    ['shipping_costs.store', 'post', '/shipping_cost', cost],
    ['shipping_costs.destroy', 'delete', `/shipping_cost/${unpaid.id}/Packaging`],
    ['clearance_uploads.store', 'post', upload, {}],
    ['clearance_initiations.update', 'put', '/shipment/clearance_document/initiated', ids],
    ['clearance_files.show', 'get', `/shipment/clearance_document/${document.id}/file`],
    ['return_faults.store', 'post', `/returns/${returnRequest.id}/fault`, { reason: 'Crushed' }],
    ['voids.store', 'delete', `/shipment/void/${booked.id}`],
  ]
}

/** Paths whose ids belong to no customer, to the console, or to an invoice (`invoices.spec.ts`). */
const UNRELATED_PATHS =
  /^\/api\/v1\/(locations|billing_invoice|discount|dashboard|waybill_return|by_hand|courier_order|courier_paper|silent_parcel|reweigh\/:id\/(approve|drop|uphold|waive)|pickup\/:id\/settlement|webhooks\/courier|parcel_news|address\/:token)\b|^\/api\/v1\/shipment\/:trackingNumber\/(track|news)$/

async function readState({
  unpaid,
  booked,
  refused,
  canceled,
  document,
  box,
  ...book
}: CustomerData) {
  const { entry, group, request } = book
  const rows = await Shipment.query()
    .whereIn(
      'id',
      [unpaid, booked, refused, canceled].map(({ id }) => id)
    )
    .preload('charges')
    .orderBy('id')
  await document.refresh()
  for (const row of [box, entry, group, request]) await row.refresh()
  return JSON.stringify([rows, document, box, entry, group, request])
}

test.group('Access to a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
  })

  test('is refused to another customer and to a manager in every call', async ({
    client,
    assert,
  }) => {
    const data = await makeCustomerData()
    const before = await readState(data)
    const all = await Shipment.all()
    const other = await apiClientOf(client, 'other@sendam.test')
    const manager = await apiClientOf(client, 'manager@sendam.test')
    const answers: Record<string, number[]> = {}
    for (const [route, method, path, body] of await customerCalls(data)) {
      const [otherAnswer, managerAnswer] = [
        await other(method, path, body),
        await manager(method, path, body),
      ]
      answers[`${route} ${path}`] = [otherAnswer.status(), managerAnswer.status()]
    }
    for (const [label, statuses] of Object.entries(answers)) {
      assert.deepEqual(statuses, [404, 404], label)
    }
    for (const [route, method, path, body] of staffCalls(data)) {
      const [otherAnswer, managerAnswer] = [
        await other(method, path, body),
        await manager(method, path, body),
      ]
      assert.deepEqual([otherAnswer.status(), managerAnswer.status()], [403, 404], route)
    }
    assert.equal(await readState(data), before)
    assert.lengthOf(await Shipment.all(), all.length)
    for (const list of ['/shipment/incomplete', '/shipment/history/recent']) {
      const response = await other('get', list)
      assert.deepEqual(response.body().data, [], list)
    }
    const book = await other('get', '/shipment/addresses')
    assert.deepEqual(book.body().data, { originAddressList: [], destinationAddressList: [] })
  })

  test('is refused to a key of the other mode in every call, even of the owner', async ({
    assert,
  }) => {
    const data = await makeCustomerData()
    const user = await User.findOrFail(data.booked.userId)
    for (const mode of ['test', 'live'] as const) {
      const { text } = await createUserApiKey(user, { mode })
      const apiClient = withKey(text)
      const before = await readState(data)
      for (const [route, method, path, body] of await customerCalls(data)) {
        const { status } = await apiClient(method.toUpperCase(), path, body)
        const isForKeys = findDeclaration(`api.shipping.${route}`)?.scope
        assert.equal(status, isForKeys ? 404 : 403, `${mode} ${path}`)
      }
      assert.equal(await readState(data), before)
      const { body } = await apiClient('GET', '/shipment/history/recent')
      assert.deepEqual(body.data, [])
      // The second round runs with test data.
      for (const table of TABLES_WITH_OWNER) {
        await db.from(table).where('organization_id', 2).update({ organization_id: -2 })
      }
    }
  })

  test('is refused to another customer on every page', async ({ assert }) => {
    const data = await makeCustomerData()
    const session = await PageSession.signedIn('other@sendam.test')
    const { unpaid, canceled } = data
    for (const path of [
      `/base/shipment/book?edit=${canceled.id}`,
      `/base/shipment/book?resume=${unpaid.id}`,
      `/base/shipment/book?again=${canceled.transactionReference}`,
      `/base/shipment/book?again=${canceled.trackingNumber}`,
      `/base/shipment/history/${unpaid.id}/complete`,
      `/base/shipment/booked/${data.booked.trackingNumber}`,
      '/base/shipment/history',
    ]) {
      const page = await session.get(path)
      assert.notInclude(await page.text(), 'Grace Miller', path)
    }
  })

  test('is checked in this file for every route with an id', async ({ assert }) => {
    const data = await makeCustomerData()
    const covered = [...(await customerCalls(data)), ...staffCalls(data)].map(([route]) => route)
    const routes = Object.values(router.toJSON()).flat()
    const uncovered = routes
      .filter(({ name, pattern }) => name?.startsWith('api.shipping.') && pattern.includes('/:'))
      .filter(({ pattern }) => !UNRELATED_PATHS.test(pattern))
      .map(({ name }) => name!.replace('api.shipping.', ''))
      .filter((name) => !covered.includes(name))
    assert.deepEqual(uncovered, [])
  })
})

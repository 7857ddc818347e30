import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { DEMO_PASSWORD } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import db from '@adonisjs/lucid/services/db'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import InboxMessage from '#shared/inbox/inbox_message'
import { recalculateBill } from '#shipping/shipment/shipment_bill'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { overrideCourier } from '#tests/support/fakes/courier'
import { pdfFile } from '#tests/support/files/pdf_file'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'

function makeUnpaidShipment(shippingNaira: number) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner: OWNER })
}

function add(apiClient: ApiClientCall, { id }: Shipment, value: number) {
  return apiClient('post', '/shipping_cost', { id, key: 'Packaging', value })
}

function pay(apiClient: ApiClientCall, { transactionReference }: Shipment) {
  return apiClient('post', `/shipment/${transactionReference}/make_payment/Wallet`)
}

async function cashOf(apiClient: ApiClientCall): Promise<number> {
  const wallet = await apiClient('get', '/wallet')
  return wallet.body().data.cashBalance
}

function statusesOf(answers: ApiResponse[]) {
  return answers.map((answer) => answer.status()).sort()
}

async function staffAndOwner(client: ApiClient) {
  return {
    admin: await apiClientOf(client, 'admin@sendam.test'),
    owner: await apiClientOf(client, OWNER),
  }
}

test.group('Concurrent changes to a shipment', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
  })
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('twelve additional payments of one type make one line, and the total is the sum', async ({
    client,
    assert,
  }) => {
    const { admin } = await staffAndOwner(client)
    const shipment = await makeUnpaidShipment(1000)
    const values = Array.from({ length: 12 }, (_, index) => 100 + index)
    const answers = await Promise.all(values.map((value) => add(admin, shipment, value)))
    assert.deepEqual([...new Set(statusesOf(answers))], [200])
    const after = await Shipment.findWithDetails(shipment.id)
    assert.lengthOf(after.charges, 2)
    const sum = after.charges.reduce((total, { amountKobo }) => total + amountKobo, 0)
    assert.equal(after.paymentAmountKobo, sum)
  })

  test('a payment while staff add a charge debits exactly the total of the bill', async ({
    client,
    assert,
  }) => {
    const { admin, owner } = await staffAndOwner(client)
    for (let round = 0; round < 6; round++) {
      const shipment = await makeUnpaidShipment(100)
      const before = await cashOf(owner)
      const calls = [() => add(admin, shipment, 7), () => pay(owner, shipment)]
      const order = round % 2 ? calls.toReversed() : calls
      const answers = await Promise.all(order.map((call) => call()))
      const added = answers[round % 2 ? 1 : 0]!
      assert.include([200, 409], added.status())
      const paid = before - (await cashOf(owner))
      const { paymentAmountKobo, isPaid } = await Shipment.findOrFail(shipment.id)
      assert.isTrue(isPaid)
      assert.equal(paid, added.status() === 200 ? 107 : 100)
      assert.equal(paymentAmountKobo, paid * 100)
    }
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('a payment that waits for an edit uses the edited price and discount', async ({
    client,
    assert,
  }) => {
    const { owner } = await staffAndOwner(client)
    const before = await cashOf(owner)
    const shipment = await makeUnpaidShipment(1000)
    // Warms up the payment's statements before the edit ends.
    await pay(owner, await makeUnpaidShipment(1))
    const edit = await db.transaction()
    const edited = await Shipment.locked(edit, shipment.id)
    await ShipmentCharge.create(
      { shipmentId: shipment.id, kind: 'discount', label: 'Discount', amountKobo: -250_00 },
      { client: edit }
    )
    await recalculateBill(edit, edited)
    const payment = pay(owner, shipment)
    await waitUntilBlocked('select shipments.id, shipments.kind')
    await edit.commit()
    const paid = await payment
    assert.equal(paid.status(), 200)
    assert.equal(before - (await cashOf(owner)), 751)
    const entries = await db
      .from('ledger_entries')
      .join('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
      .where('reference', shipment.transactionReference)
      .orderBy('amount_kobo')
      .select('amount_kobo')
    assert.deepEqual(
      entries.map(({ amount_kobo: kobo }) => Number(kobo)),
      [-750_00, -250_00, 1000_00]
    )
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('six voids of one shipment void and refund it once', async ({ client, assert }) => {
    const { admin, owner } = await staffAndOwner(client)
    const before = await cashOf(owner)
    const shipment = await makeUnpaidShipment(250)
    await pay(owner, shipment)
    await bookWithCourier(shipment.id)
    const voids = Array.from({ length: 6 }, () => admin('delete', `/shipment/void/${shipment.id}`))
    assert.deepEqual(statusesOf(await Promise.all(voids)), [200, 409, 409, 409, 409, 409])
    assert.equal(await cashOf(owner), before)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('of a void and a retry, one succeeds and the other gets 409', async ({ client, assert }) => {
    const { admin } = await staffAndOwner(client)
    for (let round = 0; round < 4; round++) {
      const { id } = await makeShipment({ status: 'PENDING_ISSUE', owner: OWNER })
      const answers = await Promise.all([
        admin('delete', `/shipment/void/${id}`),
        admin('put', `/shipment/${id}/retry`),
      ])
      assert.deepEqual(statusesOf(answers), [200, 409])
      const { status } = await Shipment.findOrFail(id)
      assert.equal(status, answers[0].status() === 200 ? 'VOIDED' : 'PENDING')
    }
  })

  test('of a refund, a correction, a void and a retry, exactly one succeeds', async ({
    client,
    assert,
  }) => {
    const { admin, owner } = await staffAndOwner(client)
    for (let round = 0; round < 6; round++) {
      const shipment = await makeUnpaidShipment(100)
      const before = await cashOf(owner)
      await pay(owner, shipment)
      const { id } = shipment
      await db.from('shipments').where({ id }).update({ status: 'PENDING_ISSUE' })
      const body = { address: '2 High Street', postalCode: 'SW1A 1AA' }
      const calls = [
        () => owner('post', `/shipment/${id}/refund`),
        () => owner('put', `/shipment/${id}/address`, body),
        () => owner('post', `/shipment/${id}/refund`),
        () => admin('delete', `/shipment/void/${id}`),
        () => admin('put', `/shipment/${id}/retry`),
      ]
      const order = [...calls.slice(round % 5), ...calls.slice(0, round % 5)]
      const answers = await Promise.all(order.map((call) => call()))
      assert.deepEqual(statusesOf(answers), [200, 409, 409, 409, 409])
      const { status } = await Shipment.findOrFail(id)
      assert.include(['VOIDED', 'PENDING'], status)
      assert.equal(before - (await cashOf(owner)), status === 'VOIDED' ? 0 : 100)
    }
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('a courier gets an address that was corrected while its order waited', async ({
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'PENDING', owner: OWNER })
    const streets: string[] = []
    const book = ({ receiver }: BookingRequest) => {
      streets.push(receiver.street)
      return Promise.reject(new CourierRefused('Not there'))
    }
    const correction = await db.transaction()
    await Shipment.locked(correction, id)
    const booking = bookWithCourier(id, overrideCourier({ book }))
    await waitUntilBlocked('from "shipments" where "id" =')
    await ShipmentAddress.query({ client: correction })
      .where({ shipmentId: id, side: 'destination' })
      .update({ address: '2 High Street' })
    await correction.commit()
    await booking
    assert.deepEqual(streets, ['2 High Street'])
  })

  test('eight uploads of one type leave one row and one file', async ({ client, assert }) => {
    const { id } = await makeShipment({ owner: OWNER })
    const login = await client
      .post('/api/v1/login')
      .json({ username: 'admin@sendam.test', password: DEMO_PASSWORD })
    const authorization = login.header('authorization')!
    const path = `/api/v1/shipment/clearance_document/upload/${id}/Phytosanitary%20Certificate`
    const uploads = Array.from({ length: 8 }, (_, index) => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(pdfFile(1000 + index))]), 'permit.pdf')
      const headers = { authorization }
      return fetch(`${addressOfServer()}${path}`, { method: 'POST', headers, body })
    })
    const answers = await Promise.all(uploads)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const rows = await ClearanceDocument.query().where('shipmentId', id)
    const { objects } = await drive.use().listAll('clearance')
    assert.deepEqual(
      [...objects].map((object) => object.isFile && object.key),
      rows.map(({ fileKey }) => fileKey!)
    )
    assert.lengthOf(rows, 1)
  })

  test('six jobs for one shipment send one e-mail', async ({ assert }) => {
    const recipient = `twins-${Date.now()}@example.test`
    const { id } = await makeShipment({ status: 'BOOKED', owner: OWNER })
    await ShipmentAddress.query()
      .where({ shipmentId: id, side: 'origin' })
      .update({ email: recipient })
    await Promise.all(Array.from({ length: 6 }, () => emailWaybill(id)))
    const mails = await InboxMessage.query().where({ recipient })
    assert.lengthOf(mails, 1)
  })
})

import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { voidShipment } from '#shipping/carriers/void_shipment'
import LedgerTransfer from '#wallet/ledger/ledger_transfer'
import Shipment from '#shipping/shipment/models/shipment'
import { refundsFirstShipment } from '#shipping/returns/return_settings'
import { reopenShipment } from '#shipping/tracking/shipment_reopening'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { cashOf } from '#tests/support/money/payments'
import { findCaller, setCash } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import {
  recordDelivery,
  bookAndDeliver,
  HOME_NAIRA,
  RETURN_REQUEST,
} from '#tests/support/following/returns'
import { readReweighStatuses, reportWeight } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const CRUSHED = { reason: 'Crushed in the van' }

test.group('Return caused by the courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  async function startReturn(client: ApiClient) {
    await setCash(MEMBER, 50_000)
    const member = await apiClientOf(client, MEMBER)
    const first = await bookAndDeliver(member)
    const booked: any = await member('post', `/shipment/${first.id}/return`, RETURN_REQUEST)
    const { id, returnShipment } = booked.body().data
    await bookWithCourier(returnShipment.id)
    const parcel = await Shipment.findOrFail(returnShipment.id)
    const before = await cashOf(member)
    return { member, first, id, parcel, before, path: `/returns/${id}/fault` }
  }

  test('is refunded with the first shipment once the parcel is back', async ({
    client,
    assert,
  }) => {
    const { member, id, parcel, before, path } = await startReturn(client)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const early: any = await admin('post', path, CRUSHED)
    early.assertStatus(409)
    assert.equal(early.body().code, 'E_RETURN_NOT_BACK')
    await recordDelivery(parcel)
    const customer: any = await member('post', path, CRUSHED)
    customer.assertStatus(403)
    const refunded: any = await admin('post', path, CRUSHED)
    refunded.assertStatus(200)
    assert.include(refunded.body().message, '₦6,000.00 went back')
    const twice: any = await admin('post', path, CRUSHED)
    twice.assertStatus(409)
    assert.equal(await cashOf(member), before + 2 * HOME_NAIRA)
    const detail: any = await member('get', `/returns/${id}`)
    assert.equal(detail.body().data.refunded, 2 * HOME_NAIRA)
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('is refunded with its reweighs, and the ledger names the shipment of each refund', async ({
    client,
    assert,
  }) => {
    const { member, first, parcel, before, path } = await startReturn(client)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    for (const shipment of [first, parcel]) {
      const { id } = await reportWeight(shipment, 1.4)
      const approved: any = await admin('put', `/reweigh/${id}/approve`, {})
      approved.assertStatus(200)
      const paid: any = await member('post', `/reweigh/${id}/pay/Wallet`, {})
      paid.assertStatus(200)
    }
    assert.isBelow(await cashOf(member), before)
    await recordDelivery(parcel)
    const refunded: any = await admin('post', path, CRUSHED)
    refunded.assertStatus(200)
    assert.equal(await cashOf(member), before + 2 * HOME_NAIRA)
    assert.deepEqual(await readReweighStatuses(parcel), ['refunded'])
    const refunds = await LedgerTransfer.query()
      .where({ kind: 'shipment_refund' })
      .whereIn('subjectId', [first.id, parcel.id])
    assert.sameMembers(
      refunds.map(({ subjectId }) => subjectId),
      [first.id, first.id, parcel.id, parcel.id]
    )
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('is refunded once, even if its shipment is voided later', async ({ client, assert }) => {
    const { member, parcel, before, path } = await startReturn(client)
    await refundsFirstShipment.set(false, { by: null })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    await recordDelivery(parcel)
    const refunded: any = await admin('post', path, CRUSHED)
    refunded.assertStatus(200)
    assert.equal(await cashOf(member), before + HOME_NAIRA)
    const caller = await findCaller('admin@sendam.test')
    await reopenShipment(caller, parcel.id, 'It is not there')
    assert.equal(await voidShipment(caller, parcel.id, 'Lost'), 0)
    assert.equal(await cashOf(member), before + HOME_NAIRA)
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('needs a second person for its refund where staff require one', async ({
    client,
    assert,
  }) => {
    const { member, parcel, before, path } = await startReturn(client)
    await needsTwo('refund', HOME_NAIRA)
    await recordDelivery(parcel)
    const root = await staffOf(client, { role: 'ROOT' })
    const finance = await staffOf(client, { group: 'FINANCE' })
    const requested: any = await root.apiClient('post', path, CRUSHED)
    requested.assertStatus(202)
    const { id, title } = requested.body().data.approval
    assert.match(title, /^Give ₦6,000\.00 back for the return of shipment \d+$/)
    assert.equal(await cashOf(member), before)
    const approved: any = await finance.approve(id)
    approved.assertStatus(200)
    assert.equal(await cashOf(member), before + 2 * HOME_NAIRA)
  })
})

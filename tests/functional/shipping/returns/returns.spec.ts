import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { voidShipment } from '#shipping/carriers/void_shipment'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { loadBookingDefaults } from '#shipping/booking/drafts/booking_defaults'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import Shipment from '#shipping/shipment/models/shipment'
import { notifyReturnArrived } from '#shipping/returns/return_arrival'
import { reopenShipment } from '#shipping/tracking/shipment_reopening'
import { cashOf } from '#tests/support/money/payments'
import { findCaller, setCash } from '#tests/support/money/payouts'
import { mailOf } from '#tests/support/people'
import { type ApiClientCall, apiClientOf } from '#tests/support/api_client'
import {
  bookLocalShipment,
  recordDelivery,
  bookAndDeliver,
  HOME_NAIRA,
  RETURN_REQUEST,
} from '#tests/support/following/returns'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const RECEIVER = 'grace@example.test'

test.group('Return by the sender', (group) => {
  let member: ApiClientCall
  let first: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  async function begin(client: Parameters<typeof apiClientOf>[0], naira = 50_000) {
    await setCash(MEMBER, naira)
    member = await apiClientOf(client, MEMBER)
    first = await bookAndDeliver(member)
  }

  const ask = (body: object = {}, id = first.id): any =>
    member('post', `/shipment/${id}/return`, { ...RETURN_REQUEST, ...body })

  test('is a second shipment, paid when booked, and linked with the first', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const before = await cashOf(member)
    const priced: any = await member('post', `/shipment/${first.id}/return/price`, RETURN_REQUEST)
    priced.assertStatus(200)
    const { back, again, spendable } = priced.body().data
    assert.deepEqual(
      back.offers.map(({ courier, price }: any) => [courier, price]),
      [
        ['FEDEX', HOME_NAIRA],
        ['UPS', 3_500],
      ]
    )
    assert.isNull(again)
    assert.equal(spendable, before)

    const leg = { courier: 'UPS', quoteId: back.quoteId }
    const requested = await ask({ back: leg, amount: 3_500, note: 'A hole in the sleeve' })
    requested.assertStatus(201)
    assert.equal(await cashOf(member), before - 3_500)
    const { state, returnShipment, id } = requested.body().data
    assert.equal(state, 'approved')
    const returned = await Shipment.findWithDetails(returnShipment.id)
    assert.equal(returned.returnOf, first.id)
    assert.equal(returned.courierCode, 'UPS')
    assert.equal(returned.address('origin').fullname, 'Grace Miller')
    assert.equal(returned.address('destination').fullname, 'Chidi Eze')

    const ofFirst: any = await member('get', `/shipment/${first.id}/detail`)
    const link = { trackingNumber: returned.trackingNumber, kind: 'return', status: 'PENDING' }
    assert.deepEqual(ofFirst.body().data.returns, [link])
    const ofReturn: any = await member('get', `/shipment/${returned.id}/detail`)
    assert.equal(ofReturn.body().data.returnOf, first.trackingNumber)
    const list: any = await member('get', '/returns?state=approved')
    assert.deepEqual(
      list.body().data.map((item: any) => item.id),
      [id]
    )
  })

  test('does not change the defaults of the next booking', async ({ client, assert }) => {
    await begin(client)
    const caller = await findCaller(MEMBER)
    const before = await loadBookingDefaults(caller)
    const requested = await ask()
    requested.assertStatus(201)
    assert.deepEqual(await loadBookingDefaults(caller), before)
  })

  test('mails the label without the invoice to the receiver, and the sender when the parcel arrives', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const requested = await ask()
    const { returnShipment } = requested.body().data
    await bookWithCourier(returnShipment.id)
    await emailWaybill(returnShipment.id)
    const [label, approved] = await mailOf(RECEIVER)
    assert.include(approved!.text, String(returnShipment.trackingNumber))
    assert.include(approved!.text, 'The courier collects them from you.')
    assert.include(label!.text, 'The waybill of your return is attached.')
    assert.notInclude(JSON.stringify(label!.toJSON()), 'invoice-')
    await recordDelivery(returnShipment)
    await notifyReturnArrived(returnShipment.id)
    await notifyReturnArrived(returnShipment.id)
    const mails = await mailOf(MEMBER)
    const arrivalMails = mails.filter(({ subject }) => subject?.startsWith('Return '))
    assert.lengthOf(arrivalMails, 1)
    const arrived: any = await member('get', `/returns/${requested.body().data.id}`)
    assert.equal(arrived.body().data.state, 'done')
  })

  test('takes each item back once, over any number of returns', async ({ client, assert }) => {
    await begin(client)
    const oneItem = { packages: [{ index: 1, weight: 0.4, items: [{ index: 1, quantity: 1 }] }] }
    const part = await ask(oneItem)
    part.assertStatus(201)
    const left: any = await member('get', `/shipment/${first.id}/return`)
    assert.equal(left.body().data.packages[0].items[0].left, 1)
    const tooMany = await ask({ packages: [{ index: 1, items: [{ index: 1, quantity: 2 }] }] })
    tooMany.assertStatus(409)
    assert.equal(tooMany.body().code, 'E_ALREADY_RETURNED')
    const rest = await ask()
    rest.assertStatus(201)
    const none = await ask()
    none.assertStatus(409)
    const ofReturn = await ask({}, rest.body().data.returnShipment.id)
    ofReturn.assertStatus(409)
    assert.include(ofReturn.body().message, 'is a return itself')
  })

  test('copies the reference and metadata of the first shipment', async ({ client, assert }) => {
    await setCash(MEMBER, 50_000)
    member = await apiClientOf(client, MEMBER)
    const own = { reference: 'ORDER-1001', metadata: { channel: 'Instagram' } }
    first = await bookAndDeliver(member, own)
    const requested = await ask({ kind: 'exchange' })
    const { returnShipment, exchangeShipment } = requested.body().data
    for (const { id } of [returnShipment, exchangeShipment]) {
      const { $attributes } = await Shipment.findOrFail(id)
      assert.containsSubset($attributes, own)
    }
  })

  test('with an exchange books both shipments or none', async ({ client, assert }) => {
    await begin(client, 2 * HOME_NAIRA)
    const before = await cashOf(member)
    const unfunded = await ask({ kind: 'exchange' })
    unfunded.assertStatus(402)
    assert.equal(await cashOf(member), before)
    assert.isNull(await Shipment.findBy('returnOf', first.id))
    await setCash(MEMBER, 2 * HOME_NAIRA)
    const funded = await ask({ kind: 'exchange', amount: 2 * HOME_NAIRA })
    funded.assertStatus(201)
    assert.equal(await cashOf(member), 0)
    const { exchangeShipment } = funded.body().data
    const sent = await Shipment.findWithDetails(exchangeShipment.id)
    assert.equal(sent.address('destination').fullname, 'Grace Miller')
    assert.isNull(sent.returnOf)
    // An exchange shipment can be returned as well.
    await setCash(MEMBER, HOME_NAIRA)
    await bookWithCourier(sent.id)
    await recordDelivery(sent)
    const back = await ask({}, sent.id)
    back.assertStatus(201)
  })

  test('whose shipment is voided waits again and is booked anew on approval', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const requested = await ask()
    const { id, returnShipment } = requested.body().data
    await bookWithCourier(returnShipment.id)
    await voidShipment(await findCaller('admin@sendam.test'), returnShipment.id, 'Not fetched')
    const waiting: any = await member('get', `/returns/${id}`)
    assert.deepInclude(waiting.body().data, { state: 'waiting', wasVoided: true })
    const approved: any = await member('post', `/returns/${id}/approve`)
    approved.assertStatus(200)
    assert.notEqual(approved.body().data.returnShipment.id, returnShipment.id)
    const refused: any = await member('post', `/returns/${id}/refuse`, { reason: 'Too late' })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_RETURN_DECIDED')
  })

  test('whose shipment is voided does not send the exchange again', async ({ client, assert }) => {
    await begin(client)
    const requested = await ask({ kind: 'exchange' })
    const { id, returnShipment, exchangeShipment } = requested.body().data
    await bookWithCourier(returnShipment.id)
    await voidShipment(await findCaller('admin@sendam.test'), returnShipment.id, 'Not fetched')
    const before = await cashOf(member)
    const priced: any = await member('post', `/returns/${id}/price`)
    assert.isNull(priced.body().data.again)
    const approved: any = await member('post', `/returns/${id}/approve`, { amount: HOME_NAIRA })
    approved.assertStatus(200)
    const { data } = approved.body()
    assert.notEqual(data.returnShipment.id, returnShipment.id)
    assert.equal(data.exchangeShipment.id, exchangeShipment.id)
    assert.equal(await cashOf(member), before - HOME_NAIRA)
  })

  test('whose delivered shipment was voided is announced again when the next one arrives', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const requested = await ask()
    const { id, returnShipment } = requested.body().data
    const deliverAndNotify = async (parcel: Pick<Shipment, 'id'>) => {
      await bookWithCourier(parcel.id)
      await recordDelivery(parcel)
      await notifyReturnArrived(parcel.id)
    }
    await deliverAndNotify(returnShipment)
    const staff = await findCaller('admin@sendam.test')
    await reopenShipment(staff, returnShipment.id, 'It is not there')
    await voidShipment(staff, returnShipment.id, 'Lost')
    const approved: any = await member('post', `/returns/${id}/approve`)
    await deliverAndNotify(approved.body().data.returnShipment)
    const mails = await mailOf(MEMBER)
    const arrivalMails = mails.filter(({ subject }) =>
      subject?.endsWith('has been delivered to you')
    )
    assert.lengthOf(arrivalMails, 2)
  })

  test('is refused with an error code, and nothing is booked or paid', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const before = await cashOf(member)
    const refusals: [object, number, string][] = [
      [{ amount: 1 }, 409, 'E_PRICE_CHANGED'],
      [{ reason: 'Bored' }, 422, 'E_VALIDATION_ERROR'],
      [{ note: 'x'.repeat(501) }, 422, 'E_VALIDATION_ERROR'],
      [{ packages: [{ index: 7 }] }, 422, 'E_VALIDATION_ERROR'],
      [{ packages: [{ index: 1 }, { index: 1 }] }, 422, 'E_VALIDATION_ERROR'],
      [{ packages: [{ index: 1, weight: 1e9 }] }, 422, 'E_VALIDATION_ERROR'],
      [{ back: { courier: 'DHL' } }, 422, 'E_COURIER_NOT_OFFERED'],
    ]
    for (const [change, status, code] of refusals) {
      const refused = await ask(change)
      assert.deepEqual([refused.status(), refused.body().code], [status, code])
    }
    const underway = await bookLocalShipment(member)
    const early = await ask({}, underway.id)
    assert.deepEqual([early.status(), early.body().code], [409, 'E_NOT_RETURNABLE'])
    const unpriced: any = await member(
      'post',
      `/shipment/${underway.id}/return/price`,
      RETURN_REQUEST
    )
    assert.deepEqual([unpriced.status(), unpriced.body().code], [409, 'E_NOT_RETURNABLE'])
    const other = await apiClientOf(client, 'owner@acme.test')
    const foreign: any = await other('post', `/shipment/${first.id}/return`, RETURN_REQUEST)
    foreign.assertStatus(404)
    assert.equal(await cashOf(member), before - HOME_NAIRA)
  })
})

test.group('Return requested by staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('is paid by its sender on approval, at the price that they saw', async ({
    client,
    assert,
  }) => {
    await setCash(MEMBER, 50_000)
    const member = await apiClientOf(client, MEMBER)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const first = await bookAndDeliver(member)
    const before = await cashOf(member)
    const requested: any = await admin('post', `/shipment/${first.id}/return`, RETURN_REQUEST)
    requested.assertStatus(201)
    const { id, state } = requested.body().data
    assert.equal(state, 'waiting')
    assert.equal(await cashOf(member), before)
    const [mail] = await mailOf(MEMBER)
    assert.include(mail!.text, `Our staff asked for a return of shipment ${first.trackingNumber}`)
    const byStaff: any = await admin('post', `/returns/${id}/approve`)
    byStaff.assertStatus(404)

    const priced: any = await member('post', `/returns/${id}/price`)
    assert.equal(priced.body().data.back.offers[0].price, HOME_NAIRA)
    const other: any = await member('post', `/returns/${id}/approve`, { amount: 1 })
    other.assertStatus(409)
    const approved: any = await member('post', `/returns/${id}/approve`, { amount: HOME_NAIRA })
    approved.assertStatus(200)
    const again: any = await member('post', `/returns/${id}/approve`, { amount: HOME_NAIRA })
    again.assertStatus(200)
    assert.equal(await cashOf(member), before - HOME_NAIRA)
  })

  test('frees its items when it is refused', async ({ client }) => {
    await setCash(MEMBER, 50_000)
    const member = await apiClientOf(client, MEMBER)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const first = await bookAndDeliver(member)
    const path = `/shipment/${first.id}/return`
    const requested: any = await admin('post', path, RETURN_REQUEST)
    const taken: any = await member('post', path, RETURN_REQUEST)
    taken.assertStatus(409)
    const { id } = requested.body().data
    const refused: any = await member('post', `/returns/${id}/refuse`, {
      reason: 'I keep my money',
    })
    refused.assertStatus(200)
    const late: any = await member('post', `/returns/${id}/approve`)
    late.assertStatus(409)
    const free: any = await member('post', path, RETURN_REQUEST)
    free.assertStatus(201)
  })
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'
import { receiverKey, receiverPath } from '#shipping/tracking/receiver_proof'
import { setCash } from '#tests/support/money/payouts'
import { readProps } from '#tests/support/page_props'
import { call, mailOf } from '#tests/support/people'
import { type ApiClientCall, apiClientOf } from '#tests/support/api_client'
import {
  allowReturns,
  bookAndDeliver,
  HOME_NAIRA,
  RETURN_REQUEST,
} from '#tests/support/following/returns'
import { smallTariff } from '#tests/support/tariff'
import { ACME_HOST, openAt, publishedAcme } from '../tracking_page/shop.js'

const OWNER = 'owner@acme.test'
const RECEIVER = 'grace@example.test'

test.group('Return requested by a receiver', (group) => {
  let businessId: number
  let owner: User

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    const { business } = await publishedAcme()
    businessId = business.id
    owner = await User.findByOrFail('email', OWNER)
    await setCash(OWNER, 50_000)
  })

  const saveRules = (given: Partial<AllowedReturns> = {}) =>
    allowReturns(businessId, owner.id, given)

  async function begin(client: Parameters<typeof apiClientOf>[0]) {
    const shop = await apiClientOf(client, OWNER)
    const first = await bookAndDeliver(shop)
    const ask = (body: object = {}, key = receiverKey(first)) =>
      askFor(first.trackingNumber, { ...RETURN_REQUEST, key, ...body })
    const readReturns = async (path = `/track/${first.trackingNumber}`): Promise<any> => {
      const page = await openAt(client, ACME_HOST, path)
      return readProps(page.text()).props.returns
    }
    return { shop, first, ask, readReturns }
  }

  const requestOf = ({ id: shipmentId }: Shipment) => ShipmentReturn.findByOrFail({ shipmentId })

  test('is offered only to the receiver, with the items not yet returned', async ({
    client,
    assert,
  }) => {
    await saveRules({ handOver: 'pickup' })
    const { first, ask, readReturns } = await begin(client)
    assert.deepEqual(await readReturns(), { isOpen: true, offer: null, returns: [] })
    const { offer } = await readReturns(receiverPath(first))
    assert.equal(offer.key, receiverKey(first))
    assert.deepEqual(offer.packages, [
      { index: 1, items: [{ index: 1, description: 'Cotton shirts', left: 2 }] },
    ])
    const response = await ask({ packages: [{ index: 1, items: [{ index: 1, quantity: 1 }] }] })
    assert.equal(response.status, 201)
    const after = await readReturns(receiverPath(first))
    assert.equal(after.offer.packages[0].items[0].left, 1)
    assert.deepInclude(after.returns[0], {
      state: 'waiting',
      goods: ['1 × Cotton shirts'],
      trackingNumber: null,
    })
    // A change of the rules must show at once, although the public page is cached.
    await saveRules({ forReceivers: false })
    assert.deepEqual(await readReturns(), { isOpen: false, offer: null, returns: [] })
  })

  test('waits for the business, which pays on approval; both get an e-mail', async ({
    client,
    assert,
  }) => {
    await saveRules()
    const { shop, first, ask, readReturns } = await begin(client)
    const response = await ask({ kind: 'exchange', note: 'Too small', pickup: false })
    assert.equal(response.status, 201)
    assert.include(response.message, 'ACME Foods has your request')
    const [mail] = await mailOf(OWNER)
    assert.include(mail!.text, 'Grace Miller asked for an exchange')
    assert.include(mail!.text, '“Too small”')
    const request = await requestOf(first)
    assert.deepEqual([request.askedBy, request.pickup], ['receiver', false])
    const wrongAmount = await approve(shop, request, 1)
    wrongAmount.assertStatus(409)
    await setCash(OWNER, 0)
    const unpaid = await approve(shop, request)
    unpaid.assertStatus(402)
    await request.refresh()
    assert.isNull(request.returnShipmentId)
    await setCash(OWNER, 50_000)
    const approved = await approve(shop, request)
    approved.assertStatus(200)
    const { returnShipment } = approved.body().data
    const [receiverMail] = await mailOf(RECEIVER)
    assert.equal(receiverMail!.subject, 'Your return to ACME Foods')
    assert.include(receiverMail!.text, `http://${ACME_HOST}`)
    assert.include(receiverMail!.text, 'bring them to one of our offices')
    const after = await readReturns(receiverPath(first))
    assert.deepInclude(after.returns[0], {
      state: 'approved',
      trackingNumber: returnShipment.trackingNumber,
    })
  })

  test('is refused by the business with a reason, which the receiver gets by e-mail', async ({
    client,
    assert,
  }) => {
    await saveRules()
    const { shop, first, ask } = await begin(client)
    await ask()
    const { id } = await requestOf(first)
    const refused: any = await shop('post', `/returns/${id}/refuse`, { reason: 'Worn already' })
    refused.assertStatus(200)
    const [receiverMail] = await mailOf(RECEIVER)
    assert.equal(receiverMail!.subject, 'ACME Foods did not accept your return')
    assert.include(receiverMail!.text, '“Worn already”')
  })

  test('is booked at once without approval, but waits when the wallet is short', async ({
    client,
    assert,
  }) => {
    await saveRules({ needsApproval: false, handOver: 'drop_off' })
    const { first, ask } = await begin(client)
    const oneItem = { packages: [{ index: 1, items: [{ index: 1, quantity: 1 }] }] }
    const response = await ask(oneItem)
    assert.equal(response.status, 201)
    assert.include(response.message, 'Your return is booked')
    const booked = await requestOf(first)
    const parcel = await Shipment.findOrFail(booked.returnShipmentId)
    const { returnOf, pickup, courierCode } = parcel
    assert.deepEqual([returnOf, pickup, courierCode], [first.id, false, 'FEDEX'])
    const other = await begin(client)
    await setCash(OWNER, HOME_NAIRA - 1)
    const waiting = await other.ask(oneItem)
    assert.equal(waiting.status, 201)
    assert.include(waiting.message, 'has your request')
    const [mail] = await mailOf(OWNER)
    assert.include(mail!.text, 'It could not be booked automatically: Insufficient Wallet balance!')
  })

  test('is refused to a stranger, after the window, or against the rules of the business', async ({
    client,
    assert,
  }) => {
    await saveRules({ exchanges: false })
    const { first, ask } = await begin(client)
    const answerOf = async (body: object, key?: string) => {
      const answer = await ask(body, key)
      return [answer.status, answer.body.code]
    }
    assert.deepEqual(await answerOf({}, 'x'.repeat(22)), [403, 'E_FORBIDDEN'])
    assert.deepEqual(await answerOf({ kind: 'exchange' }), [422, 'E_VALIDATION_ERROR'])
    assert.deepEqual(await answerOf({ note: 'x'.repeat(501) }), [422, 'E_VALIDATION_ERROR'])
    const days = (count: number) => DateTime.now().minus({ days: count })
    await first.merge({ deliveredAt: days(15) }).save()
    const late = await ask({ language: 'pcm' })
    assert.deepEqual([late.status, late.body.code], [409, 'E_NOT_RETURNABLE'])
    assert.include(late.message, 'no dey take dis order back')
    await first.merge({ deliveredAt: days(14) }).save()
    assert.deepEqual(await answerOf({}), [201, undefined])
    const taken = await ask()
    assert.deepEqual([taken.status, taken.body.code], [409, 'E_ALREADY_RETURNED'])
    await saveRules({ forReceivers: false })
    assert.deepEqual(await answerOf({}), [409, 'E_NOT_RETURNABLE'])
    const unknown = await askFor(123_456_789_012, { ...RETURN_REQUEST, key: 'x'.repeat(22) })
    assert.equal(unknown.status, 404)
    assert.lengthOf(await ShipmentReturn.query().where('shipmentId', first.id), 1)
  })
})

function askFor(trackingNumber: number, body: object) {
  return call('POST', `/api/v1/shipment/${trackingNumber}/returns`, body)
}

async function approve(shop: ApiClientCall, { id }: ShipmentReturn, amount?: number): Promise<any> {
  return shop('post', `/returns/${id}/approve`, amount === undefined ? {} : { amount })
}

test.group('Return rules of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
  })

  const RULES = {
    forReceivers: true,
    reasons: ['Too small', 'Broken'],
    windowDays: 30,
    needsApproval: false,
    exchanges: true,
    handOver: 'drop_off',
  }

  test('are saved; an old version gets 409 and invalid rules get 422', async ({
    client,
    assert,
  }) => {
    const shop = await apiClientOf(client, OWNER)
    const defaults: any = await shop('get', '/return_rules')
    assert.deepInclude(defaults.body().data, { forReceivers: false, windowDays: 14, version: 0 })
    const saved: any = await shop('put', '/return_rules', { ...RULES, version: 0 })
    saved.assertStatus(200)
    assert.deepInclude(saved.body().data, RULES)
    const stale: any = await shop('put', '/return_rules', { ...RULES, version: 0 })
    stale.assertStatus(409)
    const { version } = saved.body().data
    const later: any = await shop('put', '/return_rules', { ...RULES, windowDays: 7, version })
    later.assertStatus(200)
    for (const wrong of [
      { windowDays: 0 },
      { windowDays: 1e9 },
      { reasons: [] },
      { reasons: ['Same', 'Same'] },
      { reasons: ['x'.repeat(61)] },
      { handOver: 'drone' },
    ]) {
      const refused: any = await shop('put', '/return_rules', { ...RULES, ...wrong })
      refused.assertStatus(422)
    }
  })

  test('need a business', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    for (const method of ['get', 'put'] as const) {
      const refused: any = await member(method, '/return_rules', RULES)
      assert.equal(refused.body().code, 'E_BUSINESS_NEEDED')
    }
  })
})

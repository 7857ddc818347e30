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
import { type Program, programOf } from '#tests/support/program'
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

test.group('A return that a receiver asks for', (group) => {
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

  const rules = (given: Partial<AllowedReturns> = {}) => allowReturns(businessId, owner.id, given)

  async function begin(client: Parameters<typeof programOf>[0]) {
    const shop = await programOf(client, OWNER)
    const first = await bookAndDeliver(shop)
    const ask = (body: object = {}, key = receiverKey(first)) =>
      askFor(first.trackingNumber, { ...RETURN_REQUEST, key, ...body })
    const shown = async (path = `/track/${first.trackingNumber}`): Promise<any> => {
      const page = await openAt(client, ACME_HOST, path)
      return readProps(page.text()).props.returns
    }
    return { shop, first, ask, shown }
  }

  const requestOf = ({ id: shipmentId }: Shipment) => ShipmentReturn.findByOrFail({ shipmentId })

  test('is offered to the receiver of a delivered order alone, with what is left of it', async ({
    client,
    assert,
  }) => {
    await rules({ handOver: 'pickup' })
    const { first, ask, shown } = await begin(client)
    assert.deepEqual(await shown(), { isOpen: true, offer: null, returns: [] })
    const { offer } = await shown(receiverPath(first))
    assert.equal(offer.key, receiverKey(first))
    assert.deepEqual(offer.packages, [
      { index: 1, items: [{ index: 1, description: 'Cotton shirts', left: 2 }] },
    ])
    const asked = await ask({ packages: [{ index: 1, items: [{ index: 1, quantity: 1 }] }] })
    assert.equal(asked.status, 201)
    const after = await shown(receiverPath(first))
    assert.equal(after.offer.packages[0].items[0].left, 1)
    assert.deepInclude(after.returns[0], { state: 'waiting', trackingNumber: null })
    // The public page is cached, but not beyond a change.
    await rules({ forReceivers: false })
    assert.deepEqual(await shown(), { isOpen: false, offer: null, returns: [] })
  })

  test('waits for the business, which pays when it approves, and is told both ways', async ({
    client,
    assert,
  }) => {
    await rules()
    const { shop, first, ask, shown } = await begin(client)
    const asked = await ask({ kind: 'exchange', note: 'Too small', pickup: false })
    assert.equal(asked.status, 201)
    assert.include(asked.message, 'ACME Foods has your request')
    const [letter] = await mailOf(OWNER)
    assert.include(letter!.text, 'Grace Miller asked for an exchange')
    assert.include(letter!.text, '“Too small”')
    const request = await requestOf(first)
    assert.deepEqual([request.askedBy, request.pickup], ['receiver', false])
    const poor = await approve(shop, request, 1)
    poor.assertStatus(409)
    await setCash(OWNER, 0)
    const broke = await approve(shop, request)
    broke.assertStatus(402)
    await request.refresh()
    assert.isNull(request.returnShipmentId)
    await setCash(OWNER, 50_000)
    const approved = await approve(shop, request)
    approved.assertStatus(200)
    const { returnShipment } = approved.body().data
    const [told] = await mailOf(RECEIVER)
    assert.equal(told!.subject, 'Your return to ACME Foods')
    assert.include(told!.text, `http://${ACME_HOST}`)
    assert.include(told!.text, 'bring them to one of our offices')
    const after = await shown(receiverPath(first))
    assert.deepInclude(after.returns[0], {
      state: 'approved',
      trackingNumber: returnShipment.trackingNumber,
    })
  })

  test('that the business refuses tells its receiver why', async ({ client, assert }) => {
    await rules()
    const { shop, first, ask } = await begin(client)
    await ask()
    const { id } = await requestOf(first)
    const refused: any = await shop('post', `/returns/${id}/refuse`, { reason: 'Worn already' })
    refused.assertStatus(200)
    const [told] = await mailOf(RECEIVER)
    assert.equal(told!.subject, 'ACME Foods did not accept your return')
    assert.include(told!.text, '“Worn already”')
  })

  test('is booked at once where nobody has to approve it, and waits without the money', async ({
    client,
    assert,
  }) => {
    await rules({ needsApproval: false, handOver: 'drop_off' })
    const { first, ask } = await begin(client)
    const one = { packages: [{ index: 1, items: [{ index: 1, quantity: 1 }] }] }
    const asked = await ask(one)
    assert.equal(asked.status, 201)
    assert.include(asked.message, 'Your return is booked')
    const booked = await requestOf(first)
    const parcel = await Shipment.findOrFail(booked.returnShipmentId)
    const { returnOf, pickup, courierCode } = parcel
    assert.deepEqual([returnOf, pickup, courierCode], [first.id, false, 'FEDEX'])
    const other = await begin(client)
    await setCash(OWNER, HOME_NAIRA - 1)
    const waiting = await other.ask(one)
    assert.equal(waiting.status, 201)
    assert.include(waiting.message, 'has your request')
    const [letter] = await mailOf(OWNER)
    assert.include(
      letter!.text,
      'It could not be booked automatically: Insufficient Wallet balance!'
    )
  })

  test('is refused to a stranger, too late, or where it is not allowed', async ({
    client,
    assert,
  }) => {
    await rules({ exchanges: false })
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
    await rules({ forReceivers: false })
    assert.deepEqual(await answerOf({}), [409, 'E_NOT_RETURNABLE'])
    const nobody = await askFor(123_456_789_012, { ...RETURN_REQUEST, key: 'x'.repeat(22) })
    assert.equal(nobody.status, 404)
    assert.lengthOf(await ShipmentReturn.query().where('shipmentId', first.id), 1)
  })
})

function askFor(trackingNumber: number, body: object) {
  return call('POST', `/api/v1/shipment/${trackingNumber}/returns`, body)
}

async function approve(shop: Program, { id }: ShipmentReturn, amount?: number): Promise<any> {
  return shop('post', `/returns/${id}/approve`, amount === undefined ? {} : { amount })
}

test.group('What a business allows its receivers', (group) => {
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

  test('is what it has saved, and nobody overwrites a colleague unseen', async ({
    client,
    assert,
  }) => {
    const shop = await programOf(client, OWNER)
    const unsaid: any = await shop('get', '/return_rules')
    assert.deepInclude(unsaid.body().data, { forReceivers: false, windowDays: 14, version: 0 })
    const saved: any = await shop('put', '/return_rules', { ...RULES, version: 0 })
    saved.assertStatus(200)
    assert.deepInclude(saved.body().data, RULES)
    const again: any = await shop('put', '/return_rules', { ...RULES, version: 0 })
    again.assertStatus(409)
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

  test('is nothing for who has no business', async ({ client, assert }) => {
    const member = await programOf(client, 'member@sendam.test')
    for (const method of ['get', 'put'] as const) {
      const refused: any = await member(method, '/return_rules', RULES)
      assert.equal(refused.body().code, 'E_BUSINESS_NEEDED')
    }
  })
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { receiverKey, receiverPath } from '#shipping/tracking/receiver_proof'
import { cashOf } from '#tests/support/money/payments'
import { setCash } from '#tests/support/money/payouts'
import {
  collectDispatchedJobs,
  recordFailedJob,
  runSweep,
  runSweepAndJobs,
} from '#tests/support/jobs'
import { readProps } from '#tests/support/page_props'
import { call, mailOf } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import {
  allowReturns,
  bookAndDeliver,
  HOME_NAIRA,
  RETURN_REQUEST,
  makeReturnRequest,
} from '#tests/support/following/returns'
import { smallTariff } from '#tests/support/tariff'
import { ACME_HOST, openAt, publishedAcme } from '../tracking_page/shop.js'

const OWNER = 'owner@acme.test'

test.group('Safeguards for return requests by receivers', (group) => {
  let businessId: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    const { business } = await publishedAcme()
    businessId = business.id
    await setCash(OWNER, 50_000)
  })

  async function begin(client: Parameters<typeof apiClientOf>[0], savedBy = OWNER) {
    const { id } = await User.findByOrFail('email', savedBy)
    await allowReturns(businessId, id, { needsApproval: false })
    const shop = await apiClientOf(client, OWNER)
    const first = await bookAndDeliver(shop)
    const requestReturn = (body: object = {}) =>
      call('POST', `/api/v1/shipment/${first.trackingNumber}/returns`, {
        ...RETURN_REQUEST,
        key: receiverKey(first),
        ...body,
      })
    return { shop, first, requestReturn }
  }

  /** A request so old that the process that should have booked the return must have crashed. */
  const interrupted = {
    askedBy: 'receiver',
    createdAt: DateTime.now().minus({ minutes: 6 }),
  } as const

  const decisionMails = async () => {
    const mails = await mailOf(OWNER)
    return mails.filter(({ subject }) => subject?.endsWith('please decide'))
  }

  test('charge the sender for the shipped weight, whatever weight the receiver enters', async ({
    client,
    assert,
  }) => {
    const { shop, first, requestReturn } = await begin(client)
    const before = await cashOf(shop)
    const response = await requestReturn({ packages: [{ index: 1, weight: 300 }] })
    assert.equal(response.status, 201)
    const { packages } = await ShipmentReturn.findByOrFail({ shipmentId: first.id })
    assert.deepEqual(
      packages.map(({ weightGrams }) => weightGrams),
      [900]
    )
    assert.equal(await cashOf(shop), before - HOME_NAIRA)
  })

  test('book a receiver’s first partial return automatically; the sender decides on each further one', async ({
    client,
    assert,
  }) => {
    const { shop, requestReturn } = await begin(client)
    const part = [{ index: 1, items: [{ index: 1, quantity: 1 }] }]
    const before = await cashOf(shop)
    for (const packages of [part, part]) {
      const response = await requestReturn({ packages })
      assert.equal(response.status, 201)
    }
    assert.equal(await cashOf(shop), before - HOME_NAIRA)
    const [mail] = await decisionMails()
    assert.include(mail!.text, 'you pay for each part separately')
  })

  test('allow ten requests for a parcel, then answer 429', async ({ client, assert }) => {
    const { requestReturn } = await begin(client)
    const wrong = { reason: 'Bored' }
    for (let count = 0; count < 10; count++) {
      const refused = await requestReturn(wrong)
      assert.equal(refused.status, 422)
    }
    const refused = await requestReturn()
    assert.deepEqual([refused.status, refused.body.code], [429, 'E_TOO_MANY_REQUESTS'])
    assert.isNull(await ShipmentReturn.first())
  })

  test('hide from the receiver the returns that the sender requested, and their refusal', async ({
    client,
    assert,
  }) => {
    const { shop, first } = await begin(client)
    const loadReturnsPage = async () => {
      const page = await openAt(client, ACME_HOST, receiverPath(first))
      return readProps(page.text()).props as any
    }
    const { id } = await makeReturnRequest(first)
    const waiting = await loadReturnsPage()
    assert.deepEqual(waiting.returns.returns, [])
    const refused: any = await shop('post', `/returns/${id}/refuse`, { reason: 'Not for a liar' })
    refused.assertStatus(200)
    const after = await loadReturnsPage()
    assert.deepEqual(after.returns.returns, [])
    assert.notInclude(JSON.stringify(after), 'liar')
  })

  test('let the sweep decide a request that a crash interrupted', async ({ client, assert }) => {
    const { first } = await begin(client)
    const request = await makeReturnRequest(first, interrupted)
    await runSweepAndJobs('branding.sweep_notifications')
    await request.refresh()
    assert.isNotNull(request.returnShipmentId)
    await runSweepAndJobs('branding.sweep_notifications')
    assert.lengthOf(await decisionMails(), 0)
  })

  test('skip a request left to staff in later sweeps', async ({ client, assert }) => {
    const { first } = await begin(client)
    const { id } = await makeReturnRequest(first, interrupted)
    const other = await makeReturnRequest(first, interrupted)
    const sweep = async () => {
      const jobs = await collectDispatchedJobs(() => runSweep('branding.sweep_notifications'))
      return jobs.filter(({ name }) => name === 'shipping.apply_return_rules')
    }
    const [firstJob, secondJob] = [id, other.id].map((returnId) => ({
      ...{ name: 'shipping.apply_return_rules', returnId },
    }))
    assert.deepEqual(await sweep(), [firstJob, secondJob])
    await recordFailedJob('shipping.apply_return_rules', { returnId: id })
    assert.deepEqual(await sweep(), [secondJob])
  })

  test('leave a request to the sender, with one e-mail, when its booking fails', async ({
    client,
    assert,
  }) => {
    const { first } = await begin(client)
    const request = await makeReturnRequest(first, interrupted)
    const unknown = [{ package: 9, weightGrams: 900, items: [{ item: 1, quantity: 1 }] }]
    await request.merge({ packages: unknown }).save()
    await runSweepAndJobs('branding.sweep_notifications')
    await runSweepAndJobs('branding.sweep_notifications')
    const decisions = await decisionMails()
    assert.lengthOf(decisions, 1)
    assert.include(decisions[0]!.text, 'Something went wrong on our side.')
  })

  test('book nothing in the name of a person who left the business', async ({ client, assert }) => {
    const { first, requestReturn } = await begin(client, 'member@sendam.test')
    const response = await requestReturn()
    assert.equal(response.status, 201)
    const { returnShipmentId } = await ShipmentReturn.findByOrFail({ shipmentId: first.id })
    assert.isNull(returnShipmentId)
    const [mail] = await decisionMails()
    assert.include(mail!.text, 'The person who saved the return rules has left the business.')
  })
})

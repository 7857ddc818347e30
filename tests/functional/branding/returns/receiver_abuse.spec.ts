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
import { programOf } from '#tests/support/program'
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

test.group('What a receiver asks for', (group) => {
  let businessId: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    const { business } = await publishedAcme()
    businessId = business.id
    await setCash(OWNER, 50_000)
  })

  async function begin(client: Parameters<typeof programOf>[0], savedBy = OWNER) {
    const { id } = await User.findByOrFail('email', savedBy)
    await allowReturns(businessId, id, { needsApproval: false })
    const shop = await programOf(client, OWNER)
    const first = await bookAndDeliver(shop)
    const ask = (body: object = {}) =>
      call('POST', `/api/v1/shipment/${first.trackingNumber}/returns`, {
        ...RETURN_REQUEST,
        key: receiverKey(first),
        ...body,
      })
    return { shop, first, ask }
  }

  /** Old enough for its booking process to have crashed. */
  const leftAlone = {
    askedBy: 'receiver',
    createdAt: DateTime.now().minus({ minutes: 6 }),
  } as const

  const lettersAsking = async () => {
    const mails = await mailOf(OWNER)
    return mails.filter(({ subject }) => subject?.endsWith('please decide'))
  }

  test('weighs what it weighed, whatever they say: its sender pays', async ({ client, assert }) => {
    const { shop, first, ask } = await begin(client)
    const before = await cashOf(shop)
    const asked = await ask({ packages: [{ index: 1, weight: 300 }] })
    assert.equal(asked.status, 201)
    const { packages } = await ShipmentReturn.findByOrFail({ shipmentId: first.id })
    assert.deepEqual(
      packages.map(({ weightGrams }) => weightGrams),
      [900]
    )
    assert.equal(await cashOf(shop), before - HOME_NAIRA)
  })

  test('is booked without looking once: each further part is for its sender to decide', async ({
    client,
    assert,
  }) => {
    const { shop, ask } = await begin(client)
    const part = [{ index: 1, items: [{ index: 1, quantity: 1 }] }]
    const before = await cashOf(shop)
    for (const packages of [part, part]) {
      const asked = await ask({ packages })
      assert.equal(asked.status, 201)
    }
    assert.equal(await cashOf(shop), before - HOME_NAIRA)
    const [letter] = await lettersAsking()
    assert.include(letter!.text, 'you pay for each part separately')
  })

  test('is heard ten times a day for a parcel', async ({ client, assert }) => {
    const { ask } = await begin(client)
    const wrong = { reason: 'Bored' }
    for (let count = 0; count < 10; count++) {
      const refused = await ask(wrong)
      assert.equal(refused.status, 422)
    }
    const refused = await ask()
    assert.deepEqual([refused.status, refused.body.code], [429, 'E_TOO_MANY_REQUESTS'])
    assert.isNull(await ShipmentReturn.first())
  })

  test('says nothing of what our staff and its sender wrote each other', async ({
    client,
    assert,
  }) => {
    const { shop, first } = await begin(client)
    const shown = async () => {
      const page = await openAt(client, ACME_HOST, receiverPath(first))
      return readProps(page.text()).props as any
    }
    const { id } = await makeReturnRequest(first)
    const waiting = await shown()
    assert.deepEqual(waiting.returns.returns, [])
    const refused: any = await shop('post', `/returns/${id}/refuse`, { reason: 'Not for a liar' })
    refused.assertStatus(200)
    const after = await shown()
    assert.deepEqual(after.returns.returns, [])
    assert.notInclude(JSON.stringify(after), 'liar')
  })

  test('is decided by the sweep where a crash left it alone', async ({ client, assert }) => {
    const { first } = await begin(client)
    const asked = await makeReturnRequest(first, leftAlone)
    await runSweepAndJobs('branding.sweep_notifications')
    await asked.refresh()
    assert.isNotNull(asked.returnShipmentId)
    await runSweepAndJobs('branding.sweep_notifications')
    assert.lengthOf(await lettersAsking(), 0)
  })

  test('that cannot be decided waits for staff, and ends no sweep', async ({ client, assert }) => {
    const { first } = await begin(client)
    const { id } = await makeReturnRequest(first, leftAlone)
    const other = await makeReturnRequest(first, leftAlone)
    const sweep = async () => {
      const jobs = await collectDispatchedJobs(() => runSweep('branding.sweep_notifications'))
      return jobs.filter(({ name }) => name === 'shipping.apply_return_rules')
    }
    const [one, two] = [id, other.id].map((returnId) => ({
      ...{ name: 'shipping.apply_return_rules', returnId },
    }))
    assert.deepEqual(await sweep(), [one, two])
    await recordFailedJob('shipping.apply_return_rules', { returnId: id })
    assert.deepEqual(await sweep(), [two])
  })

  test('waits for its sender, who is told once, whatever breaks while it is booked', async ({
    client,
    assert,
  }) => {
    const { first } = await begin(client)
    const asked = await makeReturnRequest(first, leftAlone)
    const unknown = [{ package: 9, weightGrams: 900, items: [{ item: 1, quantity: 1 }] }]
    await asked.merge({ packages: unknown }).save()
    await runSweepAndJobs('branding.sweep_notifications')
    await runSweepAndJobs('branding.sweep_notifications')
    const letters = await lettersAsking()
    assert.lengthOf(letters, 1)
    assert.include(letters[0]!.text, 'Something went wrong on our side.')
  })

  test('is paid in nobody’s name who is not in the business', async ({ client, assert }) => {
    const { first, ask } = await begin(client, 'member@sendam.test')
    const asked = await ask()
    assert.equal(asked.status, 201)
    const { returnShipmentId } = await ShipmentReturn.findByOrFail({ shipmentId: first.id })
    assert.isNull(returnShipmentId)
    const [letter] = await lettersAsking()
    assert.include(letter!.text, 'The person who saved the return rules has left the business.')
  })
})

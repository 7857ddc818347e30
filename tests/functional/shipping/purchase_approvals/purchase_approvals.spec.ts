import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import LedgerAccount from '#wallet/ledger/ledger_account'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import Shipment from '#shipping/shipment/models/shipment'
import Membership from '#identity/organizations/models/membership'
import { call, mailOf } from '#tests/support/people'
import { codeOf, dataOf, statusOf } from '#tests/support/developers/business'
import { smallTariff } from '#tests/support/tariff'
import {
  requestApproval,
  bookShipment,
  payShipment,
  type Team,
  createTeam,
} from '#tests/support/developers/teams'

const APPROVALS = '/organization/approvals'

async function cashOf({ wallet }: Team): Promise<number> {
  const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
  return balanceKobo / 100
}

async function bookAndRequest(team: Team) {
  const booked = await bookShipment(team.booker.ask)
  const { body } = await requestApproval(team.booker.ask, booked, { note: 'For the fair' })
  return { booked, id: body.data.id as number, path: `${APPROVALS}/${body.data.id}` }
}

async function inBusiness(ask: Team['owner']['ask'], organizationId: number) {
  const { headers } = await ask('PUT', `/switch/${organizationId}`)
  const authorization = headers.get('authorization')!
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { authorization })
}

test.group('Purchase approval', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('names requester, receiver, price and reason, and is paid by an owner from the wallet', async ({
    assert,
  }) => {
    const team = await createTeam()
    const { owner, booker, payer, viewer } = team
    const { booked, path } = await bookAndRequest(team)
    const [mail] = await mailOf(owner.user.email)
    assert.include(mail!.subject, 'Bisi Obi asks you to pay ₦3,000.00')
    assert.include(mail!.text, '“For the fair”')
    const { body } = await owner.ask('GET', APPROVALS)
    assert.containsSubset(body.data, [
      {
        askedBy: 'Bisi Obi',
        recipient: 'Grace Miller',
        amount: 3_000,
        asked: 3_000,
        why: 'They can book, but somebody else pays.',
        note: 'For the fair',
        outcome: null,
      },
    ])
    assert.lengthOf(await dataOf(payer.ask('GET', APPROVALS)), 0)
    for (const { ask } of [payer, booker, viewer]) {
      assert.equal(await statusOf(ask('POST', `${path}/approve`)), 403)
    }
    const approved = await owner.ask('POST', `${path}/approve`, { amount: 3_000 })
    assert.equal(
      approved.message,
      `Approved and paid. The tracking number is ${booked.trackingNumber}.`
    )
    assert.equal(await cashOf(team), 97_000)
    const again = await owner.ask('POST', `${path}/approve`, { amount: 3_000 })
    assert.deepEqual(again.body, approved.body)
    assert.equal(await cashOf(team), 97_000)
    const [decisionMail] = await mailOf(booker.user.email)
    assert.equal(decisionMail!.subject, 'Ada Obi has approved and paid ₦3,000.00')
    const { body: own } = await booker.ask('GET', APPROVALS)
    assert.containsSubset(own.data, [{ outcome: 'approved', decidedBy: 'Ada Obi' }])
    const allowance = await owner.ask('GET', '/organization/allowance')
    assert.equal(allowance.body.data.spent, 3_000)
  })

  test('is refused with a reason, or withdrawn by its requester only', async ({ assert }) => {
    const team = await createTeam()
    const { owner, booker } = team
    const { path } = await bookAndRequest(team)
    assert.equal(await statusOf(owner.ask('POST', `${path}/refuse`, { reason: ' ' })), 422)
    assert.equal(await statusOf(owner.ask('POST', `${path}/refuse`, { reason: 'Too dear' })), 200)
    const [mail] = await mailOf(booker.user.email)
    assert.include(mail!.text, '“Too dear”')
    const late = await owner.ask('POST', `${path}/approve`)
    assert.deepEqual([late.status, late.body.code], [409, 'E_APPROVAL_ENDED'])
    assert.include(late.message, 'already refused by Ada Obi')

    const { path: other } = await bookAndRequest(team)
    assert.equal(await statusOf(owner.ask('DELETE', other)), 404)
    assert.equal(await statusOf(booker.ask('DELETE', other)), 200)
    assert.equal(await codeOf(owner.ask('POST', `${other}/approve`)), 'E_APPROVAL_ENDED')
    const stranger = await createTeam()
    assert.equal(await statusOf(stranger.owner.ask('POST', `${other}/approve`)), 404)
    assert.equal(
      await statusOf(stranger.owner.ask('POST', `${other}/refuse`, { reason: 'No!' })),
      404
    )
    assert.equal(await cashOf(team), 100_000)
  })

  test('stays open when the price has changed or the wallet is short', async ({ assert }) => {
    const team = await createTeam({ cash: 3_500 })
    const { owner } = team
    const { booked, path } = await bookAndRequest(team)
    await Shipment.query().where('id', booked.id).update({ paymentAmountKobo: 400_000 })
    const changed = await owner.ask('POST', `${path}/approve`)
    assert.deepEqual([changed.status, changed.body.code], [409, 'E_PRICE_CHANGED'])
    assert.include(changed.message, 'is now ₦4,000.00. Nothing was paid')
    const { body } = await owner.ask('GET', APPROVALS)
    assert.containsSubset(body.data, [{ asked: 3_000, amount: 4_000, outcome: null }])
    const unfunded = await owner.ask('POST', `${path}/approve`, { amount: 4_000 })
    assert.equal(unfunded.body.code, 'E_INSUFFICIENT_BALANCE')
    await Shipment.query().where('id', booked.id).update({ paymentAmountKobo: 300_000 })
    assert.equal(await statusOf(owner.ask('POST', `${path}/approve`)), 200)
    assert.equal(await cashOf(team), 500)
  })

  test('is void once its requester may not book any more or somebody has paid', async ({
    assert,
  }) => {
    const team = await createTeam()
    const { owner, booker, payer } = team
    const { booked, path } = await bookAndRequest(team)
    await payShipment(payer.ask, booked)
    assert.lengthOf(await dataOf(owner.ask('GET', APPROVALS)), 0)
    const paid = await owner.ask('POST', `${path}/approve`)
    assert.deepEqual([paid.status, paid.body.code], [409, 'E_APPROVAL_VOID'])
    assert.include(paid.message, 'already been paid for')
    for (const change of ['viewer', 'out'] as const) {
      const next = await bookAndRequest(team)
      const place = `/organization/members/${booker.place.id}`
      if (change === 'out') await owner.ask('DELETE', place)
      else await owner.ask('PUT', place, { role: change })
      const refused = await owner.ask('POST', `${next.path}/approve`)
      assert.equal(refused.body.code, 'E_APPROVAL_VOID')
      assert.include(refused.message, 'can no longer book for this business')
      if (change !== 'out') await owner.ask('PUT', place, { role: 'booker' })
    }
    assert.equal(await cashOf(team), 97_000)
  })

  test('cannot be refused or withdrawn once the booking is paid', async ({ assert }) => {
    const team = await createTeam()
    const { owner, booker, payer } = team
    for (const end of [
      (path: string) => owner.ask('POST', `${path}/refuse`, { reason: 'Too dear' }),
      (path: string) => booker.ask('DELETE', path),
    ]) {
      const { booked, path } = await bookAndRequest(team)
      await payShipment(payer.ask, booked)
      const late = await end(path)
      assert.deepEqual([late.status, late.body.code], [409, 'E_APPROVAL_VOID'])
      assert.equal(late.message, 'Nothing was done. The booking has already been paid for.')
      const { body } = await booker.ask('GET', APPROVALS)
      assert.equal(body.data[0].outcome, 'void')
    }
    assert.lengthOf(await mailOf(booker.user.email), 0)
  })

  test('can be requested again once its requester has left', async ({ assert }) => {
    const team = await createTeam()
    const { owner, booker, join } = team
    const { booked, path } = await bookAndRequest(team)
    await owner.ask('DELETE', `/organization/members/${booker.place.id}`)
    const chika = await join('booker', 'Chika')
    assert.equal(await statusOf(requestApproval(chika.ask, booked)), 201)
    assert.equal(await codeOf(owner.ask('POST', `${path}/approve`)), 'E_APPROVAL_ENDED')
    const { body } = await owner.ask('GET', APPROVALS)
    assert.containsSubset(body.data, [
      { askedBy: 'Chika Obi', outcome: null },
      { askedBy: 'Bisi Obi', outcome: 'void', decidedBy: null },
    ])
  })

  test('is invisible in another business of the same people', async ({ assert }) => {
    const [team, other] = [await createTeam(), await createTeam()]
    const { id, path } = await bookAndRequest(team)
    for (const [{ user }, role] of [
      [team.owner, 'owner'],
      [team.booker, 'booker'],
    ] as const) {
      await Membership.create({
        userId: user.id,
        organizationId: other.organization.id,
        role,
      })
    }
    const [ada, bisi] = await Promise.all(
      [team.owner, team.booker].map(({ ask }) => inBusiness(ask, other.organization.id))
    )
    assert.lengthOf(await dataOf(ada!('GET', APPROVALS)), 0)
    assert.lengthOf(await dataOf(bisi!('GET', APPROVALS)), 0)
    assert.equal(await statusOf(ada!('POST', `${path}/approve`, {})), 404)
    assert.equal(await statusOf(ada!('POST', `${path}/refuse`, { reason: 'Not here' })), 404)
    assert.equal(await statusOf(bisi!('DELETE', path)), 404)
    const { outcome } = await PurchaseApproval.findOrFail(id)
    assert.isNull(outcome)
  })

  test('can be requested once, at the current price, by those who cannot pay', async ({
    assert,
  }) => {
    const { owner, payer, booker, viewer, limit } = await createTeam()
    const booked = await bookShipment(payer.ask)
    const needless = await requestApproval(payer.ask, booked)
    assert.deepEqual(
      [needless.status, needless.message],
      [409, 'You can pay for this booking yourself.']
    )
    assert.equal(await statusOf(requestApproval(owner.ask, booked)), 409)
    assert.equal(await statusOf(requestApproval(viewer.ask, booked)), 403)
    await limit(payer.place, { monthlyLimit: 100 })
    const wrong = await requestApproval(payer.ask, { ...booked, paymentAmount: 1 })
    assert.equal(wrong.body.code, 'E_PRICE_CHANGED')
    const first = await requestApproval(payer.ask, booked)
    assert.equal(first.status, 201)
    assert.deepEqual(await dataOf(requestApproval(payer.ask, booked)), first.body.data)
    const second = await requestApproval(booker.ask, booked)
    assert.include(second.message, 'Pelumi Obi has already asked')
    assert.lengthOf(await mailOf(owner.user.email), 1)
    const long = await requestApproval(payer.ask, booked, { note: 'x'.repeat(301) })
    assert.equal(long.status, 422)
    const foreign = await createTeam()
    assert.equal(await statusOf(requestApproval(foreign.booker.ask, booked)), 404)
  })
})

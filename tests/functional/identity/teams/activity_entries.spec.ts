import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import { Caller } from '#identity/sessions/caller'
import { listActors } from '#identity/teams/activity/activity_log'
import { verifyPayment } from '#wallet/funding/verify_payment'
import { linkAccount } from '#wallet/payouts/payout_accounts'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { statusOf } from '#tests/support/developers/business'
import { buildLocalOrder } from '#tests/support/developers/shop'
import { setCardOutcome } from '#tests/support/money/payments'
import { call, PASSWORD } from '#tests/support/people'
import { smallTariff } from '#tests/support/tariff'
import {
  requestApproval,
  bookShipment,
  payShipment,
  type Team,
  createTeam,
} from '#tests/support/developers/teams'

type Line = Record<'who' | 'what' | 'subject', string> & {
  changes: { field: string; before: string; after: string }[]
}

async function linesOf({ owner }: Team): Promise<Line[]> {
  const { body } = await owner.ask('GET', '/organization/activity?perPage=100')
  return body.data
}

/** Calls the API as the same person for another of their organizations. */
async function inOrganization(ask: Team['owner']['ask'], id: number) {
  const { headers } = await ask('PUT', `/switch/${id}`)
  const authorization = headers.get('authorization')!
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { authorization })
}

test.group('An entry of the activity log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('stores the id of an API key and shows its current name', async ({ assert }) => {
    const team = await createTeam()
    const { payer, organization } = team
    const { key, text } = await createUserApiKey(payer.user, { scopes: SCOPE_NAMES }, organization)
    assert.equal(await statusOf(withKey(text)('POST', '/shipment', await buildLocalOrder())), 201)
    await key.merge({ name: 'Counter two' }).save()
    const [paid] = await linesOf(team)
    assert.deepInclude(paid!.changes, { field: 'API key', before: '--', after: 'Counter two' })
    const entries = await db.from('audit_entries').where('organization_id', organization.id)
    assert.notInclude(JSON.stringify(entries), 'Our shop')
    assert.equal(entries[0].after.apiKeyId, key.id)
  })

  test('covers a member who is also staff, but not what they do as staff for other customers', async ({
    assert,
  }) => {
    const [team, other] = [await createTeam(), await createTeam()]
    const { payer } = team
    await payer.user.merge({ role: 'ADMIN' }).save()
    const own = await bookShipment(payer.ask)
    const foreign = await bookShipment(other.booker.ask)
    assert.equal(await statusOf(payer.ask('DELETE', `/shipment/${foreign.id}/cancelBooking`)), 200)
    const lines = await linesOf(team)
    assert.deepEqual(
      lines.map(({ who, what, subject }) => [who, what, subject]),
      [['Pelumi Obi', 'Booked', `Shipment ${own.trackingNumber}`]]
    )
    const otherLines = await linesOf(other)
    assert.deepEqual(
      otherLines.map(({ what }) => what),
      ['Booked']
    )
  })

  test('records the changes of a live key that were made among test data', async ({ assert }) => {
    const team = await createTeam()
    const { owner, organization } = team
    const apiClient = await inOrganization(owner.ask, -organization.id)
    const terms = { name: 'Shop', mode: 'live', scopes: ['wallet:pay'], dailyLimit: 5_000 }
    const created = await apiClient('POST', '/api_key', terms)
    assert.equal(created.status, 201)
    const { id } = created.body.data
    assert.equal(await statusOf(apiClient('PUT', `/api_key/${id}`, { dailyLimit: 9_000 })), 200)
    const live = await inOrganization(apiClient, organization.id)
    const { body } = await live('GET', '/organization/activity?perPage=25')
    assert.containsSubset(body.data, [
      {
        what: 'Changed the API key',
        changes: [{ field: 'Daily limit', before: '₦5,000.00', after: '₦9,000.00' }],
      },
      { what: 'Created the API key', changes: [{ field: 'Mode', after: 'live' }] },
    ])
  })

  test('covers card payments and linked bank accounts, once each', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, organization, wallet } = team
    const booked = await bookShipment(payer.ask)
    const started = await payer.ask('POST', `/shipment/${booked.id}/card_checkout`)
    const requested = await payer.ask('GET', '/transactions/payment_reference?paymentAmount=2500')
    const references = [started.body.data.reference, requested.body.data.reference]
    await payer.ask('POST', `/transactions/${references[1]}/checkout`, {})
    for (const reference of references) {
      await setCardOutcome(reference)
      await verifyPayment(reference)
      await verifyPayment(reference)
    }
    const caller = new Caller(owner.user, organization, null, null, undefined, 'owner')
    const account = await db.transaction((trx) =>
      linkAccount(trx, caller, {
        walletId: String(wallet.id),
        bankCode: '044',
        bankName: 'Access Bank',
        accountNumber: '0690000031',
        accountName: 'OBI ADA',
        provider: 'sandbox',
      })
    )
    for (const status of [200, 404]) {
      assert.equal(await statusOf(owner.ask('DELETE', `/bank_account/${account.id}`)), status)
    }
    const lines = await linesOf(team)
    const card = { field: 'Paid by', before: '--', after: 'Card' }
    assert.deepEqual(
      lines.map(({ who, what, subject, changes }) => [who, what, subject, changes[0]]),
      [
        ['Ada Obi', 'Unlinked the bank account', 'Access Bank ****0031', undefined],
        ['Ada Obi', 'Linked the bank account', 'Access Bank ****0031', undefined],
        ['Pelumi Obi', 'Put money into', 'the wallet', card],
        ['Pelumi Obi', 'Paid for', `Shipment ${booked.trackingNumber}`, card],
        [
          ...['Pelumi Obi', 'Booked', `Shipment ${booked.trackingNumber}`],
          { field: 'Amount', before: '--', after: '₦3,000.00' },
        ],
      ]
    )
  })

  test('is found by its actor, even after they left', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, booker, viewer, organization } = team
    await bookShipment(booker.ask)
    for (const { place } of [booker, viewer]) {
      await owner.ask('DELETE', `/organization/members/${place.id}`)
    }
    const caller = new Caller(owner.user, organization, null, null, undefined, 'owner')
    const people = await listActors(caller)
    assert.deepEqual(
      people.map(({ id }) => id),
      [owner, payer, booker].map(({ user }) => user.id)
    )
    const { body } = await owner.ask('GET', `/organization/activity?person=${booker.user.id}`)
    assert.deepEqual(
      body.data.map(({ what }: Line) => what),
      ['Booked']
    )
  })

  test('is not written when nothing changed', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, limit } = team
    await owner.ask('PUT', `/organization/members/${payer.place.id}`, { role: 'payer' })
    await limit(payer.place, { monthlyLimit: null })
    await owner.ask('PUT', '/organization/approval_rule', { above: null })
    assert.lengthOf(await linesOf(team), 0)
    await limit(payer.place, { monthlyLimit: 5_000 })
    await limit(payer.place, { monthlyLimit: null })
    const lines = await linesOf(team)
    assert.deepEqual(
      lines.map(({ changes }) => changes),
      [
        [{ field: 'Monthly limit', before: '₦5,000.00', after: 'No limit' }],
        [{ field: 'Monthly limit', before: 'No limit', after: '₦5,000.00' }],
      ]
    )
  })

  test('is in the data export of its actor and loses their name at erasure', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, booker, limit } = team
    await limit(payer.place, { monthlyLimit: 5_000 })
    await payShipment(payer.ask, await bookShipment(payer.ask))
    const { body: requested } = await requestApproval(booker.ask, await bookShipment(booker.ask), {
      note: 'For Zikora’s fair',
    })
    const path = `/organization/approvals/${requested.data.id}`
    await owner.ask('POST', `${path}/refuse`, { reason: 'Zikora is dear' })
    const sectionsOf = async ({ ask }: Team['owner']) => {
      const { body } = await ask('GET', '/user/data_export')
      const sections = body.data.sections as { name: string; rows: Record<string, unknown>[] }[]
      return (name: string) => sections.find((section) => section.name === name)!.rows
    }
    const ofPayer = await sectionsOf(payer)
    assert.containsSubset(ofPayer('Organizations'), [{ monthlyLimitNaira: 5_000 }])
    assert.containsSubset(ofPayer('What you paid for businesses'), [{ amountNaira: 3_000 }])
    assert.deepEqual(
      ofPayer('What you did for businesses').map(({ what }) => what),
      ['book', 'pay']
    )
    assert.containsSubset(ofPayer('What owners of businesses decided about you'), [
      { what: 'limit' },
    ])
    assert.lengthOf(ofPayer('Changes by our staff'), 0)
    const ofBooker = await sectionsOf(booker)
    assert.containsSubset(ofBooker('Approvals that you asked for'), [
      { note: 'For Zikora’s fair', outcome: 'refused', amountNaira: 3_000 },
    ])
    const ofOwner = await sectionsOf(owner)
    assert.containsSubset(ofOwner('Approvals that you decided'), [{ reason: 'Zikora is dear' }])

    for (const { ask } of [booker, payer]) {
      assert.equal(await statusOf(ask('POST', '/user/erasure', { password: PASSWORD })), 200)
    }
    const request = await db.from('purchase_approvals').where('id', requested.data.id).firstOrFail()
    assert.isNull(request.note)
    assert.lengthOf(await db.from('member_spendings').where('user_id', payer.user.id), 0)
    const lines = await linesOf(team)
    assert.deepEqual(
      lines.slice(0, 2).map(({ who, what }) => [who, what]),
      [
        ['Erased person', 'Left the team:'],
        ['Erased person', 'Left the team:'],
      ]
    )
  })
})

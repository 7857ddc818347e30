import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addressOfServer } from '#tests/support/api_client'
import { call } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import { dataOf, statusOf } from '#tests/support/developers/business'
import { smallTariff } from '#tests/support/tariff'
import {
  requestApproval,
  bookShipment,
  payShipment,
  createTeam,
} from '#tests/support/developers/teams'

const ACTIVITY = '/organization/activity'

test.group('The activity log of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('lists bookings, payments, people, limits and keys, for its owners only', async ({
    assert,
  }) => {
    const { owner, payer, booker, limit } = await createTeam()
    const booked = await bookShipment(booker.ask)
    await requestApproval(booker.ask, booked)
    await payShipment(payer.ask, booked)
    await limit(payer.place, { monthlyLimit: 5_000 })
    await owner.ask('PUT', `/organization/members/${booker.place.id}`, { role: 'viewer' })
    await owner.ask('POST', '/organization/invitations', { email: 'n@zuma.test', role: 'booker' })
    await owner.ask('POST', '/api_key', { name: 'Shop', mode: 'test', scopes: ['rates:read'] })
    const { status, body } = await owner.ask('GET', `${ACTIVITY}?perPage=25`)
    assert.equal(status, 200)
    const lines = body.data.map(({ who, what, subject }: Record<string, string>) => [
      ...[who, what, subject],
    ])
    const parcel = `Shipment ${booked.trackingNumber}`
    assert.deepEqual(lines, [
      ['Ada Obi', 'Created the API key', 'Shop'],
      ['Ada Obi', 'Invited', 'n@zuma.test'],
      ['Ada Obi', 'Changed the role of', 'Bisi Obi'],
      ['Ada Obi', 'Changed the limits of', 'Pelumi Obi'],
      ['Pelumi Obi', 'Paid for', parcel],
      ['Bisi Obi', 'Asked an owner to pay for', parcel],
      ['Bisi Obi', 'Booked', parcel],
    ])
    assert.containsSubset(body.data[2].changes, [
      { field: 'Role', before: 'Booker', after: 'Viewer' },
    ])
    const { body: ofPayer } = await owner.ask('GET', `${ACTIVITY}?person=${payer.user.id}`)
    assert.lengthOf(ofPayer.data, 1)
    const { body: before } = await owner.ask('GET', `${ACTIVITY}?endDate=2020-01-01`)
    assert.lengthOf(before.data, 0)
    for (const { ask } of [payer, booker]) assert.equal(await statusOf(ask('GET', ACTIVITY)), 403)
    const stranger = await createTeam()
    assert.lengthOf(await dataOf(stranger.owner.ask('GET', ACTIVITY)), 0)
  })

  test('exports a CSV that names staff as Sendam and omits their reasons', async ({
    client,
    assert,
  }) => {
    const { owner, payer } = await createTeam()
    const booked = await bookShipment(payer.ask)
    await payShipment(payer.ask, booked)
    await db.from('shipments').where('id', booked.id).update({ status: 'PENDING_ISSUE' })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    await admin('delete', `/shipment/void/${booked.id}`, { reason: 'Internal reason' })
    const login = await call('POST', '/api/v1/login', {
      username: owner.user.email,
      password: 'Sendam#2026',
    })
    const answer = await fetch(`${addressOfServer()}/api/v1${ACTIVITY}/csv`, {
      headers: { authorization: login.headers.get('authorization')! },
    })
    const text = await answer.text()
    assert.match(text, /Sendam,Voided and refunded Shipment \d+,/)
    assert.match(text, /Pelumi Obi,Paid for Shipment \d+,"?Amount: -- → ₦3,000\.00/)
    assert.notInclude(text, 'Internal reason')
    const log = await admin('get', '/audit')
    const actions = log.body().data.map(({ action }: { action: string }) => action)
    assert.include(actions, 'shipment.void')
    assert.isFalse(actions.some((action: string) => action.startsWith('team.')))
  })
})

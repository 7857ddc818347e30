import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { PRIVATE_SCOPES, SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { connectAssistant } from '#tests/support/developers/assistants'
import { buildLocalOrder } from '#tests/support/developers/shop'
import { as, person } from '#tests/support/people'
import { dataOf, messageOf, statusOf } from '#tests/support/developers/business'
import { pathOf } from '#tests/support/routes/route_path'
import { smallTariff } from '#tests/support/tariff'
import { bookShipment, payShipment, createTeam } from '#tests/support/developers/teams'

test.group('A role in a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('decides who books and who pays; every role reads', async ({ assert }) => {
    const { owner, payer, booker, viewer } = await createTeam()
    const refused = await viewer.ask('POST', '/shipment', await buildLocalOrder({ pay: undefined }))
    assert.equal(refused.status, 403)
    assert.equal(
      refused.message,
      "You can see this business's shipments but not book. Ask an owner: Ada Obi."
    )
    const booked = await bookShipment(booker.ask)
    const unpaid = await payShipment(booker.ask, booked)
    assert.deepEqual(
      [unpaid.status, unpaid.message],
      [403, 'You can book for this business but not pay. Ask an owner: Ada Obi.']
    )
    const whole = await booker.ask('POST', '/shipment', await buildLocalOrder())
    assert.equal(whole.status, 403)
    assert.equal(await statusOf(payShipment(payer.ask, booked)), 200)
    for (const { ask } of [owner, payer, booker, viewer]) {
      const { body } = await ask('GET', '/shipment/history/recent')
      assert.lengthOf(body.data, 1)
      assert.containsSubset(await dataOf(ask('GET', '/wallet')), { cashBalance: 97_000 })
    }
  })

  test('is set by an owner, also by its old name, and applies from the next request', async ({
    assert,
  }) => {
    const { owner, payer, viewer } = await createTeam()
    const change = (role: string) =>
      owner.ask('PUT', `/organization/members/${viewer.place.id}`, { role })
    assert.equal(await messageOf(change('member')), 'Vera Obi now books and pays.')
    await viewer.place.refresh()
    assert.equal(viewer.place.role, 'payer')
    const booked = await bookShipment(viewer.ask)
    assert.equal(await messageOf(change('booker')), 'Vera Obi now books.')
    assert.equal(await statusOf(payShipment(viewer.ask, booked)), 403)
    assert.equal(await statusOf(change('boss')), 422)
    const path = `/organization/members/${viewer.place.id}`
    assert.equal(await statusOf(payer.ask('PUT', path, { role: 'owner' })), 403)
  })

  test('does not limit retail customers, and the old role "member" still pays', async ({
    assert,
  }) => {
    const retail = await as(await person())
    await bookShipment(retail)
    for (const path of ['allowance', 'activity', 'activity/csv', 'approval_rule', 'approvals']) {
      assert.equal(await statusOf(retail('GET', `/organization/${path}`)), 404)
    }
    const { payer } = await createTeam()
    await Membership.query().where('id', payer.place.id).update({ role: 'member' })
    assert.equal(await statusOf(payShipment(payer.ask, await bookShipment(payer.ask))), 200)
    const { body } = await payer.ask('GET', '/organization/allowance')
    assert.containsSubset(body.data, { role: 'payer', spent: 3_000, monthlyLimit: null })
  })

  test('applies to the API keys of a member, even after they left', async ({ assert }) => {
    const { owner, payer, organization, limit } = await createTeam()
    const { text } = await createUserApiKey(payer.user, { scopes: SCOPE_NAMES }, organization)
    const order = await buildLocalOrder()
    assert.equal(await statusOf(withKey(text)('POST', '/shipment', order)), 201)
    await limit(payer.place, { monthlyLimit: 5_000 })
    const beyond = await withKey(text)('POST', '/shipment', order)
    assert.deepEqual([beyond.status, beyond.body.code], [403, 'E_SPENDING_LIMIT'])
    await limit(payer.place, { monthlyLimit: null })
    await owner.ask('PUT', `/organization/members/${payer.place.id}`, { role: 'viewer' })
    const demoted = await withKey(text)('POST', '/shipment', order)
    assert.match(demoted.message, /but not book\. Ask an owner: Ada Obi\./)
    await owner.ask('DELETE', `/organization/members/${payer.place.id}`)
    const left = await withKey(text)('POST', '/shipment', order)
    assert.equal(left.status, 403)
    assert.include(left.message, 'The person who made this API key has left the business')
    const unpaid = await withKey(text)('POST', '/shipment', { ...order, pay: undefined })
    assert.equal(unpaid.status, 201)
    const privateCalls = listApiRoutes().filter(
      ({ scope, name }) =>
        scope && PRIVATE_SCOPES.includes(scope) && name !== 'api.shipping.shipments.store'
    )
    assert.isAbove(privateCalls.length, 40)
    for (const { method, path } of privateCalls) {
      const body = method === 'GET' ? undefined : {}
      const url = pathOf(path.replaceAll(/\{(\w+)\}/g, ':$1'), '1')
      const read = await withKey(text)(method, url, body)
      assert.deepEqual([read.status, read.message], [403, left.message], `${method} ${path}`)
    }
    const { use } = await connectAssistant(text)
    const drafted = await use('create_draft', { shipment: { ...order, pay: undefined } })
    assert.isFalse(drafted.isError, drafted.text)
    for (const tool of ['cancel', 'list', 'wallet_balance']) {
      const refused = await use(tool, { id: drafted.data.id })
      assert.deepEqual([refused.isError, refused.data.message], [true, left.message], tool)
    }
    assert.equal(await statusOf(withKey(text)('GET', '/shipment/item_category/all')), 200)
    const [{ id }] = await dataOf(owner.ask('GET', '/api_key/all'))
    const rolled = await owner.ask('PUT', `/api_key/${id}/roll`, {})
    const paid = await withKey(rolled.body.data.key)('POST', '/shipment', order)
    assert.equal(paid.status, 201)
  })
})

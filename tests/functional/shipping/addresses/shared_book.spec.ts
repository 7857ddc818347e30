import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { saveAddress, buildAddress } from '#tests/support/developers/addresses'
import { writeCsv } from '#tests/support/developers/batches'
import { createBusiness, dataOf, statusOf } from '#tests/support/developers/business'
import { as, person } from '#tests/support/people'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const fill = (organizationId: number, userId: number, count: number) =>
  db.rawQuery(
    `insert into saved_addresses (organization_id, user_id, side, fullname, phone_number, email,
       address, country_code, state_key, city_code, city_name, postal_code)
     select ?, ?, 'destination', 'Receiver ' || number, '0809' || (1000000 + number),
       'r@example.test', number || ' Long Street', 'NG', 'NG_FC', 'WUSE', 'Wuse', '000000'
     from generate_series(1, ?::int) as number`,
    [organizationId, userId, count]
  )

test.group('A shared address book', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('lets only the creator of an address stop sharing it', async ({ assert }) => {
    const { asOwner, asMember } = await createBusiness()
    const { id, own } = await saveAddress(asMember)
    assert.isTrue(own)
    const [listed] = await dataOf(asOwner('GET', '/addressBook'))
    assert.containsSubset(listed, { id, own: false, changeable: true })
    const hidden = await asOwner('PUT', `/addressBook/${id}`, buildAddress({ shared: false }))
    assert.equal(hidden.status, 403)
    assert.equal(hidden.body.message, 'Only the person who added this address can stop sharing it.')
    assert.lengthOf(await dataOf(asOwner('GET', '/addressBook')), 1)
    const unshared = await asMember('PUT', `/addressBook/${id}`, buildAddress({ shared: false }))
    assert.equal(unshared.status, 200)
    assert.lengthOf(await dataOf(asOwner('GET', '/addressBook')), 0)
  })

  test('refuses a change to an outdated version with 409', async ({ assert }) => {
    const { asOwner, asMember } = await createBusiness()
    const { id, version } = await saveAddress(asMember)
    const change = (ask: typeof asOwner, changes: object) =>
      ask('PUT', `/addressBook/${id}`, buildAddress(changes))
    const first = await change(asOwner, { address: '2 Owner Street', version })
    assert.equal(first.status, 200)
    const second = await change(asMember, { landmark: 'Wuse Market', version })
    assert.equal(second.status, 409)
    assert.include(second.body.message, 'Somebody else has changed this address in the meantime.')
    const { body } = await asMember('GET', `/addressBook/${id}`)
    assert.containsSubset(body.data, { address: '2 Owner Street', landmark: null })
    const third = await change(asMember, {
      address: '2 Owner Street',
      landmark: 'Wuse Market',
      version: body.data.version,
    })
    assert.equal(third.status, 200)
    const created = await asMember('POST', '/addressBook/group', { name: 'Wholesale' })
    const regrouped = { groups: [created.body.data.id], version: third.body.data.version }
    assert.equal(await statusOf(change(asMember, regrouped)), 200)
    assert.equal(await statusOf(change(asOwner, { ...regrouped, groups: [] })), 409)
    assert.equal(await statusOf(change(asOwner, { address: '3 Anyway Street' })), 200)
  })

  test('holds 20,000 addresses of all members together', async ({ assert }) => {
    const { organization, member, asOwner, asMember } = await createBusiness()
    await fill(organization.id, member.id, 19_999)
    await saveAddress(asOwner)
    const rest = { address: '2 Other Street' }
    const full = await asOwner('POST', '/addressBook', buildAddress(rest))
    assert.equal(full.status, 409)
    assert.equal(
      full.body.message,
      'Your address book is full: it can hold 20,000 addresses. Please delete some first.'
    )
    assert.equal(await statusOf(asMember('POST', '/addressBook', buildAddress(rest))), 409)
    const { fullname, phoneNumber, email } = buildAddress()
    const text = writeCsv(
      ['Name', 'Phone', 'Email', 'Address', 'City', 'State'],
      [[fullname, phoneNumber, email, rest.address, 'Wuse', 'FCT']]
    )
    for (const commit of [false, true]) {
      const refused = await asOwner('POST', '/addressBook/paste', { text, commit })
      assert.equal(refused.status, 409)
    }
  })

  test('marks the groups that a member may change; deleting another group gets 403', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const created = await asOwner('POST', '/addressBook/group', { name: 'Wholesale' })
    assert.equal(created.status, 201)
    const [ownerGroup] = await dataOf(asMember('GET', '/addressBook/group'))
    assert.isFalse(ownerGroup.changeable)
    assert.equal(await statusOf(asMember('DELETE', `/addressBook/group/${ownerGroup.id}`)), 403)
    const [ownGroup] = await dataOf(asOwner('GET', '/addressBook/group'))
    assert.isTrue(ownGroup.changeable)
  })

  test('holds 100 groups', async ({ assert }) => {
    const { organization, member, asOwner } = await createBusiness()
    await db.rawQuery(
      `insert into address_groups (organization_id, user_id, book_user_id, name)
       select ?, ?, 0, 'Group ' || number from generate_series(1, 100) as number`,
      [organization.id, member.id]
    )
    const refused = await asOwner('POST', '/addressBook/group', { name: 'One more' })
    assert.equal(refused.status, 409)
    assert.equal(refused.body.message, 'You already have 100 groups. Please delete one first.')
  })

  test('refuses to preview an import into an unknown group', async ({ assert }) => {
    const ask = await as(await person())
    const text = writeCsv(['Name', 'Address'], [['Amina Bello', '14 Aminu Kano Crescent']])
    const refused = await ask('POST', '/addressBook/paste', { text, group: 999_999 })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, 'One of these groups has been deleted.')
  })

  test('offers a booking the latest addresses of each side, at most 500', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    await saveAddress(ask, {
      side: 'origin',
      fullname: 'Chidi Eze',
      state: 'NG_LA',
      city: 'IKEJA',
    })
    await fill(2, user.id, 600)
    const { body } = await ask('GET', '/shipment/addresses')
    assert.lengthOf(body.data.originAddressList, 1)
    assert.lengthOf(body.data.destinationAddressList, 500)
  })
})

import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { saveAddress, buildAddress } from '#tests/support/developers/addresses'
import { createBusiness, dataOf, statusOf } from '#tests/support/developers/business'
import { readProps } from '#tests/support/page_props'
import { as, person } from '#tests/support/people'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const idsOf = ({ body }: { body: any }) => body.data.map(({ id }: { id: number }) => id)

test.group('An address book', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('stores an address as sent, rates how well couriers find it, changes and deletes it', async ({
    assert,
  }) => {
    const ask = await as(await person())
    const extras = { landmark: 'opposite Wuse Market', lga: 'Abuja Municipal Area Council' }
    const created = await saveAddress(ask, extras)
    assert.containsSubset(created, {
      fullname: 'Amina Bello',
      cityName: 'Wuse',
      stateName: 'Abuja Federal Capital Territory',
      ...extras,
      shared: false,
      changeable: true,
      default: false,
      filledIn: null,
      quality: { level: 'good', reasons: [] },
    })
    const read = await ask('GET', `/addressBook/${created.id}`)
    assert.deepEqual(read.body.data, created)
    const changes = buildAddress({ address: '2 Aminu Kano Crescent', landmark: null, lga: null })
    const changed = await ask('PUT', `/addressBook/${created.id}`, changes)
    assert.containsSubset(changed.body.data, { address: '2 Aminu Kano Crescent', landmark: null })
    assert.equal(changed.body.data.quality.level, 'improvable')
    const removed = await ask('DELETE', `/addressBook/${created.id}`)
    assert.equal(removed.body.message, 'Address deleted.')
    assert.equal(await statusOf(ask('GET', `/addressBook/${created.id}`)), 404)
  })

  test('refuses an address that a booking would refuse, and a duplicate', async ({ assert }) => {
    const ask = await as(await person())
    const cases: [object, string][] = [
      [{ fullname: 'Am' }, 'fullname'],
      [{ side: 'origin', fullname: 'A name that is too long here' }, 'fullname'],
      [{ phoneNumber: '12' }, 'phoneNumber'],
      [{ email: 'amina' }, 'email'],
      [{ address: 'x'.repeat(91) }, 'address'],
      [{ country: 'XX' }, 'country'],
      [{ state: 'GB_ENG' }, 'state'],
      [{ city: 'NOWHERE' }, 'cityName'],
      [{ city: null, cityName: 'Somewhere' }, 'cityName'],
      [{ lga: 'Ikeja' }, 'lga'],
      [{ landmark: 'x'.repeat(61) }, 'landmark'],
      [{ side: 'both' }, 'side'],
      [{ groups: [1] }, 'groups'],
    ]
    for (const [changes, field] of cases) {
      const { status, body } = await ask('POST', '/addressBook', buildAddress(changes))
      assert.equal(status, 422, JSON.stringify(changes))
      assert.include(
        body.errors.map((error: any) => error.field),
        field,
        JSON.stringify(changes)
      )
    }
    await saveAddress(ask)
    const again = await ask('POST', '/addressBook', buildAddress())
    assert.equal(again.status, 409)
    assert.equal(again.body.message, 'This address is already in the book.')
    assert.lengthOf(await dataOf(ask('GET', '/addressBook')), 1)
  })

  test('can be searched by name, phone and city, filtered, sorted and paged', async ({
    assert,
  }) => {
    const ask = await as(await person())
    const aminaEntry = await saveAddress(ask)
    const bolaEntry = await saveAddress(ask, {
      fullname: 'Bola Adeyemi',
      phoneNumber: '+2348055550000',
      address: '5 Allen Avenue',
      state: 'NG_LA',
      city: 'IKEJA',
      side: 'origin',
      email: 'bola@example.test',
    })
    const found = async (query: string) => idsOf(await ask('GET', `/addressBook?${query}`))
    assert.deepEqual(await found(''), [bolaEntry.id, aminaEntry.id])
    assert.deepEqual(await found('search=adeye'), [bolaEntry.id])
    assert.deepEqual(await found('search=0805%20555'), [bolaEntry.id])
    assert.deepEqual(await found('search=wuse'), [aminaEntry.id])
    assert.deepEqual(await found('search=%25'), [])
    assert.deepEqual(await found('side=destination'), [aminaEntry.id])
    assert.deepEqual(await found('sort=fullname'), [aminaEntry.id, bolaEntry.id])
    assert.deepEqual(await found('page=2&perPage=10'), [])
    assert.equal(await statusOf(ask('GET', '/addressBook?side=both')), 422)
  })

  test('has groups that can be created, renamed, used as a filter and deleted', async ({
    assert,
  }) => {
    const ask = await as(await person())
    const created = await ask('POST', '/addressBook/group', { name: 'Wholesale' })
    assert.equal(created.status, 201)
    const { id } = created.body.data
    assert.equal(await statusOf(ask('POST', '/addressBook/group', { name: 'wholesale' })), 409)
    assert.equal(await statusOf(ask('POST', '/addressBook/group', { name: ' ' })), 422)
    const entry = await saveAddress(ask, { groups: [id] })
    await saveAddress(ask, { fullname: 'Bola Adeyemi', phoneNumber: '08055550000' })
    assert.deepEqual(entry.groups, [{ id, name: 'Wholesale' }])
    assert.deepEqual(idsOf(await ask('GET', `/addressBook?group=${id}`)), [entry.id])
    const renamed = await ask('PUT', `/addressBook/group/${id}`, { name: 'Abuja' })
    assert.equal(renamed.body.data.name, 'Abuja')
    const listed = await ask('GET', '/addressBook/group')
    assert.deepEqual(listed.body.data, [{ id, name: 'Abuja', count: 1, changeable: true }])
    const relabelled = await ask(
      'PUT',
      `/addressBook/${entry.id}`,
      buildAddress({ landmark: 'Wuse Market' })
    )
    assert.lengthOf(relabelled.body.data.groups, 1)
    const ungrouped = await ask('PUT', `/addressBook/${entry.id}`, buildAddress({ groups: [] }))
    assert.deepEqual(ungrouped.body.data.groups, [])
    assert.equal(await statusOf(ask('DELETE', `/addressBook/group/${id}`)), 200)
    assert.lengthOf(await dataOf(ask('GET', '/addressBook')), 2)
    const stranger = await as(await person())
    const foreignGroup = await stranger('POST', '/addressBook/group', { name: 'Theirs' })
    const foreign = { address: '9 Other Street', groups: [foreignGroup.body.data.id] }
    const refused = await ask('POST', '/addressBook', buildAddress(foreign))
    assert.equal(refused.status, 422)
  })

  test('has one default sender and one default receiver, with which a booking starts', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const sender = { side: 'origin', fullname: 'Chidi Eze', phoneNumber: '08030000000' }
    const lagos = { state: 'NG_LA', city: 'IKEJA', address: '5 Allen Avenue' }
    const first = await saveAddress(ask, { ...sender, ...lagos })
    const second = await saveAddress(ask, {
      ...sender,
      ...lagos,
      address: '7 Allen Avenue',
      landmark: 'Total',
    })
    const receiver = await saveAddress(ask)
    for (const { id } of [first, second, receiver]) {
      assert.equal(await statusOf(ask('PUT', `/addressBook/${id}/default`)), 200)
    }
    const { body } = await ask('GET', '/addressBook?sort=fullname')
    const defaults = body.data.filter((entry: any) => entry.default)
    assert.deepEqual(idsOf({ body: { data: defaults } }), [receiver.id, second.id])
    const session = await PageSession.signedIn(user.email)
    const remembered = async () => {
      const page = await session.get('/base/shipment/book')
      return readProps(await page.text()).props.remembered
    }
    assert.containsSubset(await remembered(), {
      sender: { fullname: 'Chidi Eze', address: '7 Allen Avenue, near Total', city: 'IKEJA' },
      recipient: { fullname: 'Amina Bello', city: 'WUSE' },
    })
    assert.equal(await statusOf(ask('DELETE', `/addressBook/${second.id}/default`)), 200)
    await ask('DELETE', `/addressBook/${receiver.id}`)
    assert.containsSubset(await remembered(), { sender: null, recipient: null })
  })

  test('is shared within a business; only the creator or an owner changes an entry', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const shared = await saveAddress(asOwner)
    assert.isTrue(shared.shared)
    const own = await saveAddress(asOwner, { address: '1 Private Close', shared: false })
    const [listed] = await dataOf(asMember('GET', '/addressBook'))
    assert.containsSubset(listed, { id: shared.id, changeable: false })
    assert.equal(await statusOf(asMember('GET', `/addressBook/${own.id}`)), 404)
    for (const [method, body] of [['PUT', buildAddress()], ['DELETE']] as const) {
      const refused = await asMember(method, `/addressBook/${shared.id}`, body)
      assert.equal(refused.status, 403)
    }
    const book = await asMember('GET', '/shipment/addresses')
    assert.deepEqual(
      book.body.data.destinationAddressList.map(({ id }: any) => id),
      [shared.id]
    )
    assert.equal(await statusOf(asMember('PUT', `/addressBook/${shared.id}/default`)), 200)
    const memberEntry = await saveAddress(asMember, { address: '3 Member Road' })
    const changed = await asOwner(
      'PUT',
      `/addressBook/${memberEntry.id}`,
      buildAddress({ address: '4 Member Road' })
    )
    assert.equal(changed.body.data.address, '4 Member Road')
    const ownerGroup = await asOwner('POST', '/addressBook/group', { name: 'Ours' })
    const groupUrl = `/addressBook/group/${ownerGroup.body.data.id}`
    assert.equal(await statusOf(asMember('PUT', groupUrl, { name: 'Mine' })), 403)
    assert.equal(await statusOf(asMember('DELETE', groupUrl)), 403)
  })

  test('merges duplicates: the latest values win, groups and defaults stay', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const groups = []
    for (const name of ['One', 'Two']) {
      const { body } = await ask('POST', '/addressBook/group', { name })
      groups.push(body.data.id)
    }
    const old = await saveAddress(ask, { landmark: 'Wuse Market', groups: [groups[0]] })
    const fresh = await saveAddress(ask, {
      fullname: 'AMINA BELLO',
      phoneNumber: '+2348031234567',
      email: 'new@example.test',
      address: '14, Aminu Kano Crescent',
      groups: [groups[1]],
    })
    await saveAddress(ask, {
      fullname: 'Bola Adeyemi',
      phoneNumber: '08055550000',
      address: '1 Way',
    })
    await ask('PUT', `/addressBook/${old.id}/default`)
    const duplicates = await ask('GET', '/addressBook/twins')
    assert.equal(duplicates.body.data.total, 1)
    assert.deepEqual(
      duplicates.body.data.groups.map(({ entries }: any) => entries.map(({ id }: any) => id)),
      [[fresh.id, old.id]]
    )
    const { status, body } = await ask('POST', '/addressBook/merge', { ids: [old.id, fresh.id] })
    assert.equal(status, 200)
    assert.containsSubset(body.data, {
      id: fresh.id,
      fullname: 'AMINA BELLO',
      email: 'new@example.test',
      default: true,
      landmark: 'Wuse Market',
      groups: [{ name: 'One' }, { name: 'Two' }],
    })
    assert.equal(await statusOf(ask('GET', `/addressBook/${old.id}`)), 404)
    assert.deepEqual(await dataOf(ask('GET', '/addressBook/twins')), { total: 0, groups: [] })
  })

  test('refuses to merge addresses that differ, are unknown or belong to others', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const first = await saveAddress(asOwner)
    const second = await saveAddress(asOwner, { address: '2 Other Street' })
    const other = await saveAddress(asOwner, {
      fullname: 'Bola Adeyemi',
      phoneNumber: '08055550000',
      address: '1 Way',
    })
    const merge = async (ask: typeof asOwner, ids: unknown[]) => {
      const { status } = await ask('POST', '/addressBook/merge', { ids })
      return status
    }
    assert.equal(await merge(asOwner, [first.id, other.id]), 409)
    assert.equal(await merge(asOwner, [first.id, second.id + 1_000]), 404)
    assert.equal(await merge(asOwner, [first.id]), 422)
    assert.equal(await merge(asOwner, [first.id, first.id]), 422)
    assert.equal(await merge(asMember, [first.id, second.id]), 403)
    const memberDuplicates = await dataOf(asMember('GET', '/addressBook/twins'))
    assert.equal(memberDuplicates.total, 0)
    const rows = await db.from('saved_addresses').whereIn('id', [first.id, second.id, other.id])
    assert.lengthOf(rows, 3)
    assert.equal(await merge(asOwner, [first.id, second.id]), 200)
  })

  test('has a page that reads its filters from the URL and ignores an invalid group', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    await saveAddress(ask)
    const session = await PageSession.signedIn(user.email)
    const page = await session.get('/base/addresses?side=origin&search=ada&group=x')
    const { props } = readProps(await page.text())
    assert.deepEqual(props.listQuery, { side: 'origin', search: 'ada' })
    assert.isFalse(props.isTeam)
  })
})

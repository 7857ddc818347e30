import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  saveAddress,
  buildAddress,
  requestAddress,
  buildTypedAddress,
} from '#tests/support/developers/addresses'
import { createBusiness, dataOf } from '#tests/support/developers/business'
import { findBlockedStatements, waitUntilBlocked } from '#tests/support/blocked_statements'
import { writeCsv } from '#tests/support/developers/batches'
import { eventually } from '#tests/support/eventually'
import { as, call, mailOf, person } from '#tests/support/people'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** Commits; the tests' bootstrap restores the database before the next group. */
test.group('Concurrent address book changes', (group) => {
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('merge the same duplicates once', async ({ assert }) => {
    const ask = await as(await person())
    const entries = []
    for (const street of ['1 One Street', '2 Two Street', '3 Three Street']) {
      entries.push(await saveAddress(ask, { address: street }))
    }
    const ids = entries.map(({ id }) => id)
    const answers = await Promise.all([
      ask('POST', '/addressBook/merge', { ids }),
      ask('POST', '/addressBook/merge', { ids: ids.toReversed() }),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404]
    )
    assert.lengthOf(await dataOf(ask('GET', '/addressBook')), 1)
  })

  test('merge addresses although their group is deleted meanwhile', async ({ assert }) => {
    const ask = await as(await person())
    const created = await ask('POST', '/addressBook/group', { name: 'Wholesale' })
    const groupId = created.body.data.id
    const old = await saveAddress(ask, { groups: [groupId] })
    const fresh = await saveAddress(ask, { address: '2 Two Street' })
    const trx = await db.transaction()
    await trx.from('address_groups').where('id', groupId).delete()
    const merging = ask('POST', '/addressBook/merge', { ids: [old.id, fresh.id] })
    await waitUntilBlocked('address_group')
    await trx.commit()
    const { status, body } = await merging
    assert.equal(status, 200)
    assert.containsSubset(body.data, { id: fresh.id, groups: [] })
  })

  test('lock addresses in the order in which bookings do', async ({ assert }) => {
    const ask = await as(await person())
    const last = await saveAddress(ask, { address: '9 Late Street' })
    const first = await saveAddress(ask, { address: '1 Early Street' })
    const trx = await db.transaction()
    await trx.from('saved_addresses').where('id', first.id).forUpdate()
    const merging = ask('POST', '/addressBook/merge', { ids: [first.id, last.id] })
    await waitUntilBlocked('saved_addresses')
    // A booking that saves both addresses locks them in this order.
    await trx.rawQuery('select id from saved_addresses where id = ? for update nowait', [last.id])
    await trx.commit()
    const { status } = await merging
    assert.equal(status, 200)
  })

  test('never create more than 100 groups', async ({ assert }) => {
    const { organization, member, asOwner, asMember } = await createBusiness()
    await db.rawQuery(
      `insert into address_groups (organization_id, user_id, book_user_id, name)
       select ?, ?, 0, 'Group ' || number from generate_series(1, 99) as number`,
      [organization.id, member.id]
    )
    const trx = await db.transaction()
    await trx.rawQuery('lock table address_groups in share mode')
    const making = Promise.all([
      asOwner('POST', '/addressBook/group', { name: 'Hers' }),
      asMember('POST', '/addressBook/group', { name: 'His' }),
    ])
    await eventually(async () => {
      const { length } = await findBlockedStatements()
      return length === 2
    })
    await trx.commit()
    const answers = await making
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409]
    )
  })

  test('accept one answer to an address request', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const { token } = await requestAddress(ask)
    const answers = await Promise.all(
      ['1 One Street', '2 Two Street', '3 Three Street'].map((address) =>
        call('POST', `/api/v1/address/${token}`, buildTypedAddress({ address }))
      )
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404, 404]
    )
    assert.lengthOf(await dataOf(ask('GET', '/addressBook')), 1)
    assert.lengthOf(await mailOf(user.email), 1)
  })

  test('add the same sheet and the same address once', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const { fullname, phoneNumber, email, address } = buildAddress()
    const headers = ['Name', 'Phone', 'Email', 'Address', 'City', 'State']
    const text = writeCsv(headers, [[fullname, phoneNumber, email, address, 'Wuse', 'FCT']])
    const imported = await Promise.all(
      [1, 2, 3].map(() => ask('POST', '/addressBook/paste', { text, commit: true }))
    )
    assert.deepEqual(imported.map(({ body }) => body.data.added).toSorted(), [0, 0, 1])
    const other = { address: '9 Other Street' }
    const twice = await Promise.all(
      [1, 2].map(() => ask('POST', '/addressBook', buildAddress(other)))
    )
    assert.sameMembers(
      twice.map(({ status }) => status),
      [201, 409]
    )
    assert.lengthOf(await db.from('saved_addresses').where('user_id', user.id), 2)
  })
})

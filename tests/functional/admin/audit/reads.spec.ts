import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { listNamedRoutes } from '#identity/access/route_table'
import { findDeclaration } from '#identity/access/route_declarations'
import { recordPersonalDataRead, flushPersonalDataReads } from '#shared/audit/personal_data_reads'
import { dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { forStaff, routesFor } from '#tests/support/routes/access'
import { SHOWS_NOBODY, SHOWS_OWN } from './views_without_customers.js'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

test.group('Reads of personal data by staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    // Otherwise reads of earlier tests would keep this hour's from being logged.
    await flushPersonalDataReads()
    await db.from('noted_reads').delete()
  })

  async function reads(client: ApiClient) {
    await flushPersonalDataReads()
    const call = await staff(client)
    const entries = await dataOf(call('get', '/audit?show=reads'))
    return (
      entries
        .map(({ who, actionText, subject }: any) => [who, actionText, subject])
        // Excludes this request itself.
        .filter(([, , subject]: string[]) => subject !== 'Personal data the audit log')
        .reverse()
    )
  }

  test('are logged once an hour with reader, action and subject', async ({ client, assert }) => {
    const before = await reads(client)
    const { id, fullName } = await User.findByOrFail('email', 'other@sendam.test')
    const { trackingNumber } = await makeShipment()
    const call = await staff(client)
    for (const path of [`/user/${id}`, `/user/${id}`, `/wallet/user/${id}`]) {
      await expectStatus(200, call('get', path))
    }
    await expectStatus(200, call('get', `/files/token/invoice/${trackingNumber}`))
    await expectStatus(200, call('get', '/users/advanced/all?condition=Adeyemi'))
    await expectStatus(200, call('get', '/users/advanced/all?condition=ad'))
    await expectStatus(404, call('get', '/user/999999999'))
    const found = await reads(client)
    const who = 'Tunde Bakare'
    const user = `User ${fullName} (other@sendam.test)`
    assert.sameDeepMembers(found.slice(before.length), [
      [who, 'Read user', user],
      [who, 'Read wallet of user', user],
      [who, 'Read documents of shipment', `Shipment ${trackingNumber}, Chidi Eze to Grace Miller`],
      [who, 'Searched personal data', 'Personal data adeyemi'],
      [who, 'Read personal data', 'Personal data people'],
    ])
    await expectStatus(200, call('get', `/user/${id}`))
    assert.lengthOf(await reads(client), found.length)
  })

  test('are listed in the audit log only with show=reads or show=all', async ({
    client,
    assert,
  }) => {
    const { id } = await User.findByOrFail('email', 'other@sendam.test')
    const call = await staff(client)
    await expectStatus(200, call('get', `/user/${id}`))
    await flushPersonalDataReads()
    const listsRead = async (query: string) => {
      const entries = await dataOf(call('get', `/audit?${query}`))
      return entries.some(({ action }: any) => action === 'user.read')
    }
    assert.deepEqual(
      [await listsRead(''), await listsRead('show=reads'), await listsRead('show=all')],
      [false, true, true]
    )
    await expectStatus(422, call('get', '/audit?show=everything'))
  })

  test('are not logged for staff’s own record, nor for customers’ own data', async ({
    client,
    assert,
  }) => {
    const count = async () => {
      await flushPersonalDataReads()
      const [row] = await db.from('audit_entries').count('* as count')
      return Number(row.count)
    }
    const before = await count()
    const { id } = await User.findByOrFail('email', 'admin@sendam.test')
    const call = await staff(client)
    await expectStatus(200, call('get', `/user/${id}`))
    const member = await apiClientOf(client, 'member@sendam.test')
    const own = await makeShipment({ owner: 'member@sendam.test' })
    await expectStatus(200, member('get', `/shipment/${own.id}/detail`))
    assert.equal(await count(), before)
  })

  test('name the invoice, the business or the person, or the list that was opened', async ({
    client,
    assert,
  }) => {
    const before = await reads(client)
    const call = await staff(client)
    await expectStatus(200, call('get', '/organization/3'))
    await expectStatus(200, call('get', '/shipment/history/recent'))
    await expectStatus(200, call('get', '/shipment/history/recent'))
    const found = await reads(client)
    assert.sameDeepMembers(
      found.slice(before.length).map(([, ...what]: string[]) => what),
      [
        ['Read organization', 'Organization ACME Foods'],
        ['Read personal data', 'Personal data shipments'],
      ]
    )
    const describeRead = (route: string, input: { id?: string; edit?: string }) =>
      findDeclaration(route)!.auditedRead!({
        params: { id: input.id ?? '' },
        query: { edit: input.edit },
      })
    assert.containsSubset(describeRead('shipping.invoice', { id: '7' }), {
      kind: 'invoice',
      given: '7',
    })
    assert.containsSubset(describeRead('admin.users', { edit: '5' }), { kind: 'user', given: '5' })
  })

  test('are logged even if logging an earlier one fails', async ({ client, assert }) => {
    const before = await reads(client)
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const { id } = await User.findByOrFail('email', 'other@sendam.test')
    recordPersonalDataRead({
      actorId,
      action: 'shipment.read',
      kind: 'shipment',
      given: 'no number',
      by: 'id',
    })
    recordPersonalDataRead({ actorId, action: 'user.read', kind: 'user', given: String(id) })
    const found = await reads(client)
    assert.deepEqual(
      found.slice(before.length).map(([, what]: string[]) => what),
      ['Read user']
    )
  })

  test('are declared for every call and page that staff can open and that shows customers', ({
    assert,
  }) => {
    const routes = listNamedRoutes()
    const names = [...forStaff(), ...routesFor('signed in')]
    const reading = routes.filter(({ name, method }) => names.includes(name) && method === 'GET')
    const showing = routes.filter(({ auditedRead }) => auditedRead).map(({ name }) => name)
    const known = [...showing, ...SHOWS_NOBODY, ...SHOWS_OWN]
    assert.deepEqual(
      reading.map(({ name }) => name).filter((name) => !known.includes(name)),
      []
    )
    const all = routes.map(({ name }) => name)
    assert.deepEqual(
      known.filter((name) => !all.includes(name)),
      []
    )
  })
})

import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import {
  type AuditAction,
  type AuditSubject,
  type AuditVerb,
  recordAudit,
} from '#shared/audit/audit'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Wallet from '#wallet/balances/wallet'
import { bodyOf, dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

async function addEntry(
  email: string,
  action: `${AuditSubject}.${AuditVerb}`,
  id: string,
  at: string,
  change: object = {}
) {
  const { id: actorId } = await User.findByOrFail('email', email)
  const kind = action.split('.')[0] as AuditSubject
  await db.transaction((trx) =>
    recordAudit(trx, { actorId, action, subject: { kind, id }, ...change })
  )
  await db.rawQuery('alter table audit_entries disable trigger audit_entries_append_only')
  await db.from('audit_entries').where('subject_id', id).update({ created_at: at })
  await db.rawQuery('alter table audit_entries enable trigger audit_entries_append_only')
}

test.group('The audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const after = { name: 'Zobo', active: true, contactEmail: 'a@b.test' }
    const before = { ...after, active: false, name: '=1+1' }
    await addEntry('root@sendam.test', 'billing_group.update', '4711', '2026-03-10T22:59:00Z', {
      before,
      after,
    })
    await addEntry('admin@sendam.test', 'user.block', '4712', '2026-03-10T23:00:00Z', {
      before: { status: 'ACTIVE' },
      after: { status: 'BLOCKED', reason: null },
    })
  })

  test('shows the old and new value of each changed field, and no other field', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const [found] = await dataOf(call('get', '/audit?condition=4711'))
    assert.containsSubset(found, {
      who: 'Ngozi Okafor',
      actionText: 'Changed billing group',
      subject: 'Billing group 4711',
      changes: [
        { field: 'Name', before: '=1+1', after: 'Zobo' },
        { field: 'Active', before: 'No', after: 'Yes' },
      ],
    })
    assert.lengthOf(found.changes, 2)
  })

  test('shows kobo, basis points and grams as naira, percent and kilograms', async ({
    client,
    assert,
  }) => {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const subject = { kind: 'setting', id: 'shipping.document_fees_kobo' } as const
    const before = { value: { food: 1_000_00 }, basisPoints: 200, aboveGrams: 500, limitKobo: null }
    const after = { value: { food: 1_500_00 }, basisPoints: 250, aboveGrams: 1500, limitKobo: 100 }
    const change = { action: 'setting.update', subject, before, after } as const
    await db.transaction((trx) => recordAudit(trx, { actorId, ...change }))
    const call = await staff(client)
    const [found] = await dataOf(call('get', '/audit?perPage=1'))
    assert.deepEqual(found.changes, [
      { field: 'Value', before: 'Food ₦1,000.00', after: 'Food ₦1,500.00' },
      { field: 'Limit', before: '--', after: '₦1.00' },
      { field: 'Above', before: '0.5 kg', after: '1.5 kg' },
      { field: 'Percentage', before: '2%', after: '2.5%' },
    ])
  })

  test('is searched by person, subject and action', async ({ client, assert }) => {
    const call = await staff(client)
    const ids = async (qs: string) => {
      const found = await dataOf(
        call('get', `/audit?startDate=2026-03-01&endDate=2026-03-31&${qs}`)
      )
      return found.map(({ subject }: any) => subject.split(' ').at(-1))
    }
    assert.deepEqual(await ids('condition=ngozi'), ['4711'])
    assert.deepEqual(await ids('condition=ADMIN@sendam'), ['4712'])
    assert.deepEqual(await ids('condition=billing group'), ['4711'])
    assert.deepEqual(await ids('condition=user.block'), ['4712'])
    assert.deepEqual(await ids('condition=%25'), [])
  })

  test('names each subject, links to it and is searched by that name', async ({
    client,
    assert,
  }) => {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const acme = await Organization.findByOrFail('subdomain', 'acme')
    const business = await Wallet.ownedBy(acme.id, null)
    const person = await User.findByOrFail('email', 'other@sendam.test')
    const parcel = await makeShipment()
    await parcel
      .related('addresses')
      .query()
      .where('side', 'destination')
      .update({ fullname: 'Yewande Coker' })
    const zone = await ShippingZone.create({
      kind: 'export',
      courierCode: 'DHL',
      countryCode: 'NG',
      geography: 'all',
      description: 'Ghana',
    })
    const written: [AuditAction, AuditSubject, number | string][] = [
      ['wallet.credit', 'wallet', business.id],
      ['user.block', 'user', person.id],
      ['rates.save', 'zone', zone.id],
      ['shipment.void', 'shipment', parcel.trackingNumber],
      ['setting.update', 'setting', 'shipping.signature_fee_kobo'],
    ]
    await db.transaction(async (trx) => {
      for (const [action, kind, id] of written) {
        await recordAudit(trx, { actorId, action, subject: { kind, id } })
      }
    })
    const call = await staff(client)
    const found = async (words: string) => {
      const entries = await dataOf(call('get', `/audit?condition=${encodeURIComponent(words)}`))
      return entries.map(({ subject, subjectHref }: any) => [subject, subjectHref])
    }
    const wallet = ['Wallet of ACME Foods', '/admin/config/organizations?condition=ACME%20Foods']
    assert.deepEqual(await found('Wallet of ACME'), [wallet])
    assert.deepEqual(await found('acme tunde'), [wallet])
    const people = await found(`user ${person.lastname}`)
    assert.deepEqual(people, [
      [`User ${person.fullName} (other@sendam.test)`, `/base/users/${person.id}`],
    ])
    const sheet = ['Rate sheet DHL – Ghana – Export', `/admin/zones/export?zone=${zone.id}`]
    assert.deepEqual(await found('DHL - Ghana - Export'), [sheet])
    assert.deepEqual(await found('rate sheet ghana'), [sheet])
    assert.deepEqual(await found('Yewande'), [
      [
        `Shipment ${parcel.trackingNumber}, Chidi Eze to Yewande Coker`,
        `/base/shipments/${parcel.trackingNumber}`,
      ],
    ])
    assert.deepEqual(await found('signature fee'), [
      ['Setting Signature fee', '/admin/config/settings?group=Fees%20and%20documents'],
    ])
    const file = await call('get', '/audit.csv?condition=ghana')
    assert.include(file.text(), 'Rate sheet DHL – Ghana – Export')
  })

  test('takes dates as Lagos days, both included, and refuses invalid filters', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const on = async (start: string, end: string) => {
      const { metadata } = await bodyOf(call('get', `/audit?startDate=${start}&endDate=${end}`))
      return metadata.total
    }
    assert.equal(await on('2026-03-10', '2026-03-10'), 1)
    assert.equal(await on('2026-03-11', '2026-03-11'), 1)
    assert.equal(await on('2026-03-10', '2026-03-11'), 2)
    assert.equal(await on('2026-03-12', '2026-03-12'), 0)
    await expectStatus(422, call('get', '/audit?startDate=10/03/2026'))
    await expectStatus(422, call('get', '/audit?page=0'))
    await expectStatus(422, call('get', `/audit?condition=${'x'.repeat(101)}`))
  })

  test('is paged, newest first', async ({ client, assert }) => {
    const call = await staff(client)
    const { data, metadata } = await bodyOf(call('get', '/audit?perPage=1&page=1'))
    assert.lengthOf(data, 1)
    assert.isAtLeast(metadata.total, 2)
    assert.equal(data[0].subject, 'User 4712')
  })

  test('exports as CSV, in which no value is a formula', async ({ client, assert }) => {
    const call = await staff(client)
    const file = await call('get', '/audit.csv?startDate=2026-03-01&endDate=2026-03-31')
    file.assertStatus(200)
    assert.match(file.header('content-type')!, /^text\/csv/)
    const lines = file.text().replace('\uFEFF', '').trim().split('\r\n')
    assert.equal(lines[0], 'Date,Who,E-mail,What,Subject,Changes')
    assert.lengthOf(lines, 3)
    assert.include(lines[1]!, '2026-03-11 00:00,Tunde Bakare')
    assert.include(lines[2]!, 'Name: =1+1 → Zobo; Active: No → Yes')
    assert.isFalse(lines.some((line) => /(^|,)"?[=+@]/.test(line)))
  })

  test('refuses members, managers and business owners with 403', async ({ client }) => {
    for (const email of ['member@sendam.test', 'manager@sendam.test', 'owner@acme.test']) {
      const call = await apiClientOf(client, email)
      await expectStatus(403, call('get', '/audit'))
      await expectStatus(403, call('get', '/audit.csv'))
    }
  })
})

test.group('Audit entries of staff actions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const newest = () => db.from('audit_entries').orderBy('id', 'desc').firstOrFail()

  test('record a block, an unblock and a change of role', async ({ client, assert }) => {
    const root = await apiClientOf(client, 'root@sendam.test')
    const person = await User.findByOrFail('email', 'other@sendam.test')
    await root('put', `/user/block/${person.id}`, { reason: 'Fraud' })
    const blocked = await newest()
    assert.equal(blocked.action, 'user.block')
    assert.deepEqual(blocked.after, { status: 'BLOCKED', reason: 'Fraud' })
    await root('put', `/user/unblock/${person.id}`)
    const opened = await newest()
    assert.equal(opened.action, 'user.unblock')
    assert.equal(opened.before.reason, 'Fraud')
    const record = {
      username: person.email,
      firstname: 'Bisi',
      lastname: 'Adeyemi',
      phoneNumber: '08031234567',
      roles: ['MANAGER'],
      approvalGroups: [],
    }
    await expectStatus(200, root('put', `/user/${person.id}`, record))
    const moved = await newest()
    assert.equal(moved.action, 'user.change_role')
    assert.deepEqual([moved.before.role, moved.after.role], ['MEMBER', 'MANAGER'])
    assert.equal(moved.subject_id, String(person.id))
  })

  test('leave out a refused block', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const root = await User.findByOrFail('email', 'root@sendam.test')
    const [{ count }] = await db.from('audit_entries').count('* as count')
    await expectStatus(403, admin('put', `/user/block/${root.id}`, {}))
    const [after] = await db.from('audit_entries').count('* as count')
    assert.equal(after.count, count)
  })

  test('record an additional charge and its removal', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const { id, trackingNumber } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    await expectStatus(200, admin('post', '/shipping_cost', { id, key: 'Packaging', value: 1500 }))
    const added = await newest()
    assert.equal(added.subject_id, String(trackingNumber))
    assert.deepEqual([added.before, added.after], [null, { Packaging: 1500 }])
    await expectStatus(200, admin('delete', `/shipping_cost/${id}/Packaging`))
    const removed = await newest()
    assert.deepEqual([removed.before, removed.after], [{ Packaging: 1500 }, null])
  })

  test('record a retry of a booking and a new status of an import', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const refused = await makeShipment({ status: 'PENDING_ISSUE' })
    await expectStatus(200, admin('put', `/shipment/${refused.id}/retry`))
    const retry = await newest()
    assert.deepEqual([retry.action, retry.before.status], ['shipment.retry', 'PENDING_ISSUE'])
    const parcel = await makeShipment({ from: 'GB', to: 'NG' })
    const push = { shipmentId: parcel.id, statusId: 3, countryCode: 'GB' }
    await expectStatus(200, admin('put', '/shipment/import/tracking', push))
    const status = await newest()
    assert.equal(status.action, 'shipment.import_status')
    assert.deepEqual(status.after, { status: 'Export Scan', country: 'GB' })
  })
})

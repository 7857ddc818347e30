import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxNote from '#admin/console/inbox/inbox_note'
import User from '#identity/accounts/models/user'
import Shipment from '#shipping/shipment/models/shipment'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { runSweep } from '#tests/support/jobs'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'
const COLLEAGUE = 'root@sendam.test'

const hoursAgo = (hours: number) => DateTime.now().minus({ hours })

const makeRefused = (draft: ShipmentDraft = {}) =>
  makeShipment({ ...draft, status: 'PENDING_ISSUE' })

async function readInbox(email = ADMIN) {
  const page = await PageSession.signedIn(email)
  const inbox = { component: 'admin/console/home', only: 'inbox' }
  const { props } = await page.visit('/admin/home', inbox)
  return props.inbox
}

async function readItem(wanted: number, email = ADMIN) {
  const { items } = await readInbox(email)
  return items.find(({ key }: { key: number }) => key === wanted)
}

test.group('The inbox of staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the items of all queues as one list, oldest first', async ({ assert }) => {
    const young = await makeRefused({ since: hoursAgo(1) })
    const byHand = { status: 'PENDING', courierDriver: 'manual', since: hoursAgo(3) } as const
    const waiting = await makeShipment(byHand)
    const old = await makeRefused({ since: hoursAgo(5) })
    await recordUnmatchedWebhook('paystack', 'transfer', 'wd-by-hand')
    await db.from('stray_notes').update({ created_at: hoursAgo(4).toJSDate() })
    const { items, needed } = await readInbox()
    const titles = items.map(({ title }: { title: string }) => title)
    assert.deepEqual(titles, [
      String(old.trackingNumber),
      'Paystack told us about a transfer that is not in our records.',
      String(waiting.trackingNumber),
      String(young.trackingNumber),
    ])
    assert.equal(needed, 4)
  })

  test('names what staff can do with a refused parcel, and never to track it', async ({
    assert,
  }) => {
    const { id, trackingNumber } = await makeRefused()
    const { title, detail, actions } = await readItem(id)
    assert.equal(title, String(trackingNumber))
    assert.equal(detail, 'The courier asks for a postal code.')
    assert.deepEqual(actions, [
      { name: 'retry', href: null },
      {
        name: 'correctAddress',
        href: `/base/shipments/${trackingNumber}?correctAddress=${id}`,
      },
      { name: 'void', href: null },
    ])
  })

  test('a parcel refused at a post box needs an address before a retry', async ({ assert }) => {
    const { id } = await makeRefused()
    await db
      .from('shipment_addresses')
      .where({ shipment_id: id, side: 'destination' })
      .update({ address: 'PO Box 77, Zone 3' })
    const { actions } = await readItem(id)
    assert.deepEqual(
      actions.map(({ name }: { name: string }) => name),
      ['correctAddress', 'retry', 'void']
    )
  })

  test('folds parcels that one courier refuses for one reason', async ({ assert }) => {
    const parcels = []
    for (const courierCode of ['UPS', 'UPS', 'UPS', 'DHL'])
      parcels.push(await makeRefused({ courierCode }))
    const issue = 'We can’t deliver to a PO box.'
    const ids = parcels.slice(0, 2).map(({ id }) => id)
    await Shipment.query().whereIn('id', ids).update({ issue })
    const { items } = await readInbox()
    const causes = items.map(({ cause }: { cause: string }) => cause)
    assert.sameMembers(causes, [
      `UPS: ${issue}`,
      `UPS: ${issue}`,
      'UPS: The courier asks for a postal code.',
      'DHL: The courier asks for a postal code.',
    ])
  })

  test('lists the oldest 50 of a queue, and counts all', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'BOOKED' })
    const job = { name: 'shipping.book_with_courier', error: 'No answer' }
    await db.table('failed_jobs').multiInsert(
      Array.from({ length: 51 }, (_, at) => ({
        ...job,
        payload: JSON.stringify({ shipmentId: id, at }),
        failed_at: hoursAgo(at).toJSDate(),
      }))
    )
    const { items, queues, needed } = await readInbox()
    assert.lengthOf(items, 50)
    assert.equal(Math.round(hoursAgo(50).diff(DateTime.fromISO(items[0].since), 'hours').hours), 0)
    assert.equal(queues.find(({ key }: { key: string }) => key === 'failed_jobs').count, 51)
    assert.equal(needed, 51)
  })
})

test.group('Owner and note of an inbox item', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown to all staff, and a colleague’s note leaves the owner', async ({
    client,
    assert,
  }) => {
    const { id } = await makeRefused()
    const [admin, colleague] = [
      await apiClientOf(client, ADMIN),
      await apiClientOf(client, COLLEAGUE),
    ]
    const assigned = await admin('put', `/inbox/stuck/${id}`, { version: 0, isMine: true })
    assigned.assertStatus(200)
    const { version, owner } = await readItem(id, COLLEAGUE)
    const { fullName } = await User.findByOrFail('email', ADMIN)
    assert.equal(owner, fullName)
    const body = { version, note: 'Rang the sender, calls back.' }
    const noted = await colleague('put', `/inbox/stuck/${id}`, body)
    noted.assertStatus(200)
    assert.include(await readItem(id), { owner: fullName, isMine: true, note: body.note })

    const stale = await admin('put', `/inbox/stuck/${id}`, { version, isMine: false })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'E_CONFLICT')
    const before = await readItem(id)
    await admin('put', `/inbox/stuck/${id}`, { version: before.version, isMine: false })
    const freed = await readItem(id)
    assert.include(freed, { owner: null, note: body.note })
    await admin('put', `/inbox/stuck/${id}`, { version: freed.version, note: null })
    assert.isNull(await InboxNote.first())
  })

  test('are refused on an item that is not in the inbox, and for customers', async ({
    client,
    assert,
  }) => {
    const { id } = await makeRefused()
    const { id: booked } = await makeShipment({ status: 'BOOKED' })
    const admin = await apiClientOf(client, ADMIN)
    const member = await apiClientOf(client, 'member@sendam.test')
    const body = { version: 0, note: 'Mine' }
    const answers = await Promise.all([
      member('put', `/inbox/stuck/${id}`, body),
      admin('put', `/inbox/stuck/${booked}`, body),
      admin('put', `/inbox/nothing/${id}`, body),
      admin('put', `/inbox/stuck/${id}`, { version: 0, note: 'x'.repeat(501) }),
      admin('put', `/inbox/stuck/${id}`, { note: 'Mine' }),
    ])
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [403, 404, 404, 422, 422]
    )
    assert.isNull(await InboxNote.first())
  })

  test('disappear when the item has left its queue', async ({ client, assert }) => {
    const [kept, solved] = [await makeRefused(), await makeRefused()]
    const admin = await apiClientOf(client, ADMIN)
    for (const { id } of [kept, solved])
      await admin('put', `/inbox/stuck/${id}`, { version: 0, note: 'Rang the sender.' })
    await InboxNote.query().update({ updated_at: hoursAgo(1).toJSDate() })
    await solved.merge({ status: 'VOIDED' }).save()
    await runSweep('admin.prune_inbox_notes')
    const notes = await InboxNote.all()
    assert.deepEqual(
      notes.map(({ key }) => key),
      [kept.id]
    )
  })
})

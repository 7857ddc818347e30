import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { renderMetrics } from '#admin/health/render_metrics'
import { listFailedJobNames } from '#admin/health/failed_job_row'
import User from '#identity/accounts/models/user'
import { lagosToday } from '#shared/time/lagos_time'
import type { AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import { loadPollingStates } from '#shipping/carriers/polling/connection_states'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import Reweigh, { type ReweighStatus } from '#shipping/reweighing/models/reweigh'
import { seedDemoWallets } from '#wallet/demo_wallets'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { apiClientOf } from '#tests/support/api_client'
import { makeFollowedParcel } from '#tests/support/fakes/followed_courier'
import { createInvoiceCalls, writeInvoice } from '#tests/support/money/carrier_invoices'
import { setDollarRate } from '#tests/support/money/costs'
import { setCardOutcome, startFunding } from '#tests/support/money/payments'
import { walletOf } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'

const VIEWER = 'root@sendam.test'
const MEMBER = 'member@sendam.test'

const HOUR_AGO = DateTime.now().minus({ minutes: 61 })

/** The shipment of a test organization, which no queue of staff lists. */
async function makeTestShipment(draft: Parameters<typeof makeShipment>[0]) {
  const shipment = await makeShipment(draft)
  await db.rawQuery(`insert into organizations (id, name, short_name, version)
    select -id, name, -id, version from organizations where id = 2 on conflict do nothing`)
  await Shipment.query().where('id', shipment.id).update({ organizationId: -2 })
  return shipment
}

async function makeOrder({ id, transactionReference }: Shipment, state: AttemptState, next?: Date) {
  await db.table('booking_attempts').insert({
    shipment_id: id,
    reference: transactionReference,
    state,
    driver: 'sandbox',
    next_look_at: next ?? null,
  })
}

async function makeReweigh(status: ReweighStatus) {
  const { id: shipmentId, organizationId } = await makeShipment({ status: 'COURIER_ASSIGNED' })
  await Reweigh.create({
    shipmentId,
    organizationId,
    status,
    source: 'DHL tracking',
    billedGrams: 1500,
    carrierGrams: 3250,
    differenceKobo: 12_500_00,
    ratedBy: 'booking',
    ...(status !== 'proposed' && {
      amountKobo: 12_500_00,
      approvedAt: DateTime.now(),
      dueAt: DateTime.now().plus({ days: 7 }),
    }),
    ...(status === 'disputed' && { dispute: 'My scale', disputedAt: DateTime.now() }),
  })
}

async function makeDue(day: DateTime, status: 'COURIER_ASSIGNED' | 'DELIVERED') {
  const { id, organizationId } = await makeShipment({ status })
  await db.table('parcel_dues').insert({
    shipment_id: id,
    organization_id: organizationId,
    courier_code: 'DHL',
    handed_over_on: day.minus({ days: 7 }).toISODate(),
    most_days: 6,
    parcels: 10,
    late_from: day.toISODate(),
  })
}

async function payShort(client: ApiClient, outcome: object) {
  const member = await apiClientOf(client, MEMBER)
  const reference = await startFunding(member, 1000)
  await setCardOutcome(reference, outcome)
  await member('post', `/transactions/${reference}/verify`, {})
}

interface Queue {
  /** Creates `added` rows of the queue, and others that do not belong to it. */
  make: (client: ApiClient) => Promise<unknown>
  added: number
  /** The deferred prop that holds the rows, if the page defers them. */
  deferred?: { component: string; only: string }
  rows: (props: any) => unknown[]
}

const INBOX = { component: 'admin/console/home', only: 'inbox' }

const onHome = (kind: string): Pick<Queue, 'deferred' | 'rows'> => ({
  deferred: INBOX,
  rows: ({ inbox }) => itemsOf(inbox, kind),
})

const QUEUES: Record<string, Queue> = {
  approvals: {
    make: async (client) => {
      await needsTwo('wallet_operation')
      const [asker, viewer] = [await staffOf(client), await apiClientOf(client, VIEWER)]
      const { id: walletId, userId: walletUserId } = await walletOf(MEMBER)
      const body = { amount: 5000, comment: 'Paid at the counter', isCredit: true }
      for (const { ask, expired } of [
        { ask: asker.apiClient, expired: false },
        { ask: asker.apiClient, expired: true },
        { ask: viewer, expired: false },
      ]) {
        const operation = { ...body, walletId, walletUserId, amount: body.amount++ }
        const asked: any = await ask('post', '/wallet/operation', operation)
        asked.assertStatus(202)
        const { id } = asked.body().data.approval
        if (expired)
          await db
            .from('approvals')
            .where({ id })
            .update({ expires_at: db.raw('now()') })
      }
    },
    added: 1,
    deferred: { component: 'admin/approvals/approvals', only: 'approvals' },
    rows: ({ approvals }) => approvals.data,
  },
  stuck: {
    make: async () => {
      await makeShipment({ status: 'PENDING_ISSUE' })
      await makeShipment({ status: 'PENDING', since: HOUR_AGO })
      await makeShipment({ status: 'PENDING' })
      await makeOrder(await makeShipment({ status: 'PENDING', since: HOUR_AGO }), 'unknown')
      await makeTestShipment({ status: 'PENDING_ISSUE' })
    },
    added: 2,
    ...onHome('stuck'),
  },
  to_book: {
    make: async () => {
      await makeShipment({ status: 'PENDING', courierDriver: 'manual' })
      await makeShipment({ status: 'PENDING', courierDriver: 'manual', since: HOUR_AGO })
      await makeShipment({ status: 'BOOKED', courierDriver: 'manual' })
      await makeTestShipment({ status: 'PENDING', courierDriver: 'manual' })
    },
    added: 2,
    rows: ({ waiting }) => waiting,
  },
  courier_orders: {
    make: async () => {
      const states = ['waiting', 'unknown', 'unresolved', 'surplus'] as const
      for (const state of states) await makeOrder(await makeShipment({ status: 'PENDING' }), state)
      const later = DateTime.now().plus({ hours: 1 }).toJSDate()
      await makeOrder(await makeShipment({ status: 'PENDING' }), 'surplus', later)
      for (const state of ['calling', 'booked', 'refused', 'abandoned', 'settled'] as const)
        await makeOrder(await makeShipment({ status: 'PENDING' }), state)
      await makeOrder(await makeTestShipment({ status: 'PENDING' }), 'unresolved')
    },
    added: 5,
    rows: ({ orders }) => orders,
  },
  pickups: {
    make: async () => {
      const [today, tomorrow] = [DateTime.fromISO(lagosToday()), DateTime.now().plus({ days: 2 })]
      const yesterday = today.minus({ days: 1 })
      const move = async (street: string | undefined, day: DateTime) => {
        const { pickup } = await fetched({ street, courierCode: 'UPS' })
        await Pickup.query().where({ id: pickup.id }).update({ day: day.toISODate() })
      }
      await move('9 NOPICKUP Road', today)
      await move('11 NOPICKUP Road', yesterday)
      await move('13 NOPICKUP Road', tomorrow)
      await move('15 Allen Avenue', yesterday)
      await move('17 Allen Avenue', today)
    },
    added: 3,
    rows: ({ pickups }) => pickups,
  },
  reweighs: {
    make: async () => {
      for (const status of ['proposed', 'disputed', 'approved', 'owed', 'paid', 'noted'] as const)
        await makeReweigh(status)
    },
    added: 2,
    rows: ({ proposed, disputed }) => [...proposed, ...disputed],
  },
  late: {
    make: async () => {
      const today = DateTime.fromISO(lagosToday())
      await makeDue(today, 'COURIER_ASSIGNED')
      await makeDue(today, 'DELIVERED')
      await makeDue(today.plus({ days: 1 }), 'COURIER_ASSIGNED')
    },
    added: 1,
    deferred: { component: 'admin/lanes/late_parcels', only: 'parcels' },
    rows: ({ parcels }) => parcels.data,
  },
  carrier_invoices: {
    make: async (client) => {
      await setDollarRate(1500)
      const { take } = await createInvoiceCalls(client)
      const [open, settled] = ['OPEN-1', 'SETTLED-1']
      for (const number of [open, settled])
        await take(writeInvoice(`${number},29,,,,`), { number, total: 29 })
      await db
        .from('carrier_invoice_lines')
        .where('waybill', settled)
        .update({ status: 'accepted', decision_id: null })
    },
    added: 1,
    deferred: { component: 'admin/reconciliation/carrier_invoices', only: 'invoices' },
    rows: ({ invoices }) => invoices.data,
  },
  silent: {
    make: async () => {
      const stop = (id: number, stopped: string) =>
        db
          .from('parcel_watches')
          .where({ shipment_id: id })
          .update({ stopped, next_look_at: null, claimed_until: null, looked_at: new Date() })
      for (const stopped of ['silent', 'ended']) {
        const { id } = await makeFollowedParcel('ups', { status: 'COURIER_ASSIGNED' })
        await stop(id, stopped)
      }
      const { id } = await makeTestShipment({ status: 'COURIER_ASSIGNED' })
      await stop(id, 'silent')
    },
    added: 1,
    rows: ({ silentParcels }) => silentParcels,
  },
  payments: {
    make: async (client) => {
      await payShort(client, { amountKobo: 900_00 })
      await payShort(client, {})
    },
    added: 1,
    ...onHome('payments'),
  },
  webhooks: {
    make: async () => {
      for (const reference of ['by-hand', 'by-hand', 'resolved'])
        await recordUnmatchedWebhook('paystack', 'transfer', reference)
      const resolved = { resolved_at: new Date(), resolved_by: 1, resolution: 'A test' }
      await db.from('stray_notes').where('reference', 'resolved').update(resolved)
    },
    added: 1,
    ...onHome('webhooks'),
  },
  bvns: {
    make: async () => {
      const { id: userId, fullName: accountName } = await User.findByOrFail('email', MEMBER)
      const review = { userId, accountName, bankName: 'UMEH NGOZI', bvnHash: 'x' }
      const decided = { accepted: false, reason: 'Two people', decidedBy: userId }
      await BvnReview.create({ ...review, ...decided, decidedAt: DateTime.now() })
      await BvnReview.create(review)
    },
    added: 1,
    ...onHome('bvns'),
  },
  waybills: {
    make: async () => {
      for (const problem of ['This waybill has been scanned already.', null]) {
        const { id } = await makeShipment({ status: 'VOIDED' })
        const waybill = { shipment_id: id, waybill_number: `W-${id}`, problem }
        await db.table('waybill_returns').insert(waybill)
      }
    },
    added: 1,
    ...onHome('waybills'),
  },
  failed_jobs: {
    make: async () => {
      const job = { name: 'shipping.book_with_courier', error: 'No answer' }
      for (const shipmentId of [1, 2, 3])
        await db.table('failed_jobs').insert({ ...job, payload: JSON.stringify({ shipmentId }) })
      await db.from('failed_jobs').whereRaw(`payload->>'shipmentId' = '3'`).update({
        settled_at: new Date(),
      })
    },
    added: 2,
    rows: ({ health }) => health.failedJobs,
  },
}

interface InboxProp {
  needed: number
  queues: { key: string; count: number; url: string; hint: string | null }[]
  items: { kind: string }[]
}

const itemsOf = ({ items }: InboxProp, wanted: string) =>
  items.filter(({ kind }) => kind === wanted)

async function readInbox(page: PageSession): Promise<InboxProp> {
  const { props } = await page.visit('/admin/home', INBOX)
  return props.inbox
}

async function readQueue(page: PageSession, wanted: string) {
  const { queues } = await readInbox(page)
  return queues.find(({ key }) => key === wanted)!
}

/** The rows of the page that the link beside the figure opens. */
async function countListed(page: PageSession, key: string) {
  const { url } = await readQueue(page, key)
  const { deferred, rows } = QUEUES[key]!
  const { props } = await page.visit(url, deferred)
  return rows(props).length
}

test.group('Queues of the inbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('are on the home page, and all of them have a case in this test', async ({ assert }) => {
    const { queues } = await readInbox(await PageSession.signedIn(VIEWER))
    assert.sameMembers(
      queues.map(({ key }) => key),
      Object.keys(QUEUES)
    )
  })

  test('{key}: the inbox counts and lists the rows that its link opens')
    .with(Object.entries(QUEUES).map(([key, queue]) => ({ key, ...queue })))
    .run(async ({ client, assert }, { key, make, added }) => {
      const page = await PageSession.signedIn(VIEWER)
      const before = await readQueue(page, key)
      assert.equal(before.count, 0)
      assert.equal(await countListed(page, key), 0)
      await make(client)
      const after = await readQueue(page, key)
      assert.equal(after.count, added)
      assert.equal(await countListed(page, key), added)
      assert.lengthOf(itemsOf(await readInbox(page), key), added)
    })

  test('the home page counts the orders for staff that the courier orders page marks', async ({
    client,
    assert,
  }) => {
    await QUEUES.courier_orders!.make(client)
    const page = await PageSession.signedIn(VIEWER)
    const { hint } = await readQueue(page, 'courier_orders')
    const { needed } = await readInbox(page)
    assert.equal(needed, 2)
    assert.equal(hint, '2 for you to decide, we check the others automatically')
    const { props } = await page.visit('/admin/courier_orders')
    const marks = props.orders.map(({ isForStaff }: { isForStaff: boolean }) => isForStaff)
    assert.deepEqual(marks, [true, true, false, false, false])
  })

  test('the courier orders page lists 100 orders at most and counts all of them', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'BOOKED' })
    const { id, transactionReference } = shipment
    const surplus = (at: number) => ({
      shipment_id: id,
      reference: `${transactionReference}-${at}`,
      state: 'surplus',
      driver: 'sandbox',
    })
    await db
      .table('booking_attempts')
      .multiInsert(Array.from({ length: 101 }, (_, at) => surplus(at)))
    const page = await PageSession.signedIn(VIEWER)
    const { count } = await readQueue(page, 'courier_orders')
    assert.equal(count, 101)
    const { props } = await page.visit('/admin/courier_orders')
    assert.lengthOf(props.orders, 100)
    assert.equal(props.orderCount, 101)
  })

  test('the menu counts the same approvals as the home page', async ({ client, assert }) => {
    await QUEUES.approvals!.make(client)
    const page = await PageSession.signedIn(VIEWER)
    const { props } = await page.visit('/admin/home')
    const { count } = await readQueue(page, 'approvals')
    assert.equal(props.approvalsWaiting, count)
  })

  test('metrics and alarms count the same failed jobs as the home page', async ({
    client,
    assert,
  }) => {
    await QUEUES.failed_jobs!.make(client)
    const { count } = await readQueue(await PageSession.signedIn(VIEWER), 'failed_jobs')
    const text = await renderMetrics()
    assert.include(text, `sendam_jobs{job="shipping.book_with_courier",state="failed"} ${count}`)
    const [job] = await listFailedJobNames()
    assert.equal(job!.count, count)
  })

  test('Health and the home page count the same parcels whose polling was given up', async ({
    client,
    assert,
  }) => {
    await QUEUES.silent!.make(client)
    const { count } = await readQueue(await PageSession.signedIn(VIEWER), 'silent')
    const states = await loadPollingStates()
    assert.equal(
      states.reduce((sum, { silent }) => sum + silent, 0),
      count
    )
  })
})

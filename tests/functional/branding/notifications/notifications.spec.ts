import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import InboxMessage from '#shared/inbox/inbox_message'
import SmsMessage from '#shared/sms/sms_message'
import SmsReport from '#shared/sms/sms_report'
import { smsGateway } from '#shared/sms/sms_gateway'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import type Shipment from '#shipping/shipment/models/shipment'
import type Brand from '#branding/business/brand'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { dueNotifications } from '#shipping/tracking/due_notifications'
import { defaultNotificationTexts } from '#branding/notifications/default_notification_texts'
import {
  canNotifyReceiver,
  parcelsToNotify,
  notifyReceiver,
} from '#branding/notifications/receiver_notifications'
import { makeShipment } from '#tests/support/shipment_rows'
import { apiClientOf } from '#tests/support/api_client'
import { openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'

const BASE = '/shipment/branded_notification'
const EMAIL = 'destination@example.test'
const PHONE = '+442079460000'

function recordNow(shipment: Shipment, ...codes: TrackingCode[]) {
  return recordAt(0, shipment, ...codes)
}

/** Records events one second apart, this many hours from now. */
async function recordAt(hours: number, shipment: Shipment, ...codes: TrackingCode[]) {
  const now = DateTime.now().plus({ hours })
  await recordTrackingEvents(
    shipment.id,
    'test',
    codes.map((code, index) => ({
      sourceId: `${code}/${hours}/${index}`,
      code,
      text: code,
      countryCode: 'NG',
      place: null,
      occurredAt: now.plus({ seconds: index }),
    }))
  )
}

function messages(channel: 'email' | 'sms') {
  return InboxMessage.query().where({ channel }).orderBy('id')
}

test.group('Receiver notifications', (group) => {
  let business: Organization
  let brand: Brand
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    brand = acme.brand
    await brand.merge({ notificationsEnabledAt: DateTime.now().minus({ hours: 1 }) }).save()
    parcel = await makeShipment({ owner: 'owner@acme.test' })
    await InboxMessage.query().delete()
  })

  test('announce a booking by e-mail and SMS, in the name and colours of the shop', async ({
    client,
    assert,
  }) => {
    await notifyReceiver(parcel.id)
    const [mail, ...others] = await messages('email')
    assert.isEmpty(others)
    assert.equal(mail!.recipient, EMAIL)
    assert.equal(mail!.subject, 'Your order from ACME Foods is booked')
    assert.include(mail!.html!, '#b23c0b')
    assert.include(mail!.html!, 'Hello Grace Miller,')
    const [sms] = await messages('sms')
    assert.equal(sms!.recipient, PHONE)
    assert.match(sms!.text, /^ACME Foods: your order \d+ is booked\. Follow it: http\S+$/)
    const link = new URL(/http\S+/.exec(sms!.text)![0])
    assert.equal(link.hostname, 'acme.localhost')
    assert.include(mail!.text, link.href)
    const page = await openAt(client, link.hostname, `${link.pathname}${link.search}`)
    assert.include(page.text(), 'Grace Miller')
  })

  test('announce each event once, in order, however often the job runs', async ({ assert }) => {
    const story = ['PICKED_UP', 'EXPORT_SCAN', 'DELAYED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const
    for (const [hours, code] of story.entries()) {
      await recordAt(hours, parcel, code)
      await notifyReceiver(parcel.id)
      await notifyReceiver(parcel.id)
    }
    const mails = await messages('email')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [
        'Your order from ACME Foods is booked',
        'Your order from ACME Foods is on the way',
        'Your order from ACME Foods is delayed',
        'Your order from ACME Foods comes today',
        'Your order from ACME Foods was delivered',
      ]
    )
    assert.lengthOf(await messages('sms'), 5)
    const rows = await ReceiverNotification.all()
    assert.lengthOf(rows, 10)
    assert.isTrue(rows.every(({ status, sentAt }) => status === 'sent' && sentAt !== null))
  })

  test('go out once per event even if the courier repeats its answers, as does the waybill e-mail', async ({
    assert,
  }) => {
    const receiver = { address: '3 TWICE Close' }
    const owner = 'owner@acme.test'
    const { id, transactionReference } = await makeShipment({ status: 'PENDING', owner, receiver })
    const payload = { value: { shipmentId: id } }
    const job = () => Object.defineProperty(new BookWithCourierJob(), 'payload', payload)
    await assert.rejects(() => job().execute(), 'The answer of the sandbox courier was lost')
    await job().execute()
    await job().execute()
    await emailWaybill(id)
    await emailWaybill(id)
    // The shop published its messages long before the parcel went on its way.
    const hoursAgo = (hours: number) => DateTime.now().minus({ hours })
    await brand.merge({ notificationsEnabledAt: hoursAgo(48) }).save()
    const courierParcel = await SandboxParcel.findOrFail(transactionReference)
    await notifyReceiver(id)
    // Notifies before the first step, in the middle, and right after the last step.
    const steps = (count: number) => ({ seconds: count * courierParcel.paceSeconds })
    const outForDelivery = DateTime.now().minus(steps(8.5))
    const delivered = outForDelivery.minus(steps(0.6))
    for (const acceptedAt of [outForDelivery, outForDelivery, delivered, delivered]) {
      await courierParcel.merge({ acceptedAt }).save()
      await pollTracking()
      await notifyReceiver(id)
    }
    const mails = await messages('email').where('recipient', EMAIL)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['is booked', 'comes today', 'was delivered'].map(
        (news) => `Your order from ACME Foods ${news}`
      )
    )
    const waybillMails = await messages('email').where('recipient', 'origin@example.test')
    assert.lengthOf(waybillMails, 1)
  })

  test('leave out events from before they were switched on', async ({ assert }) => {
    await recordNow(parcel, 'PICKED_UP')
    await brand.merge({ notificationsEnabledAt: DateTime.now().plus({ minutes: 1 }) }).save()
    await notifyReceiver(parcel.id)
    assert.isEmpty(await messages('email'))
  })

  test('are not sent while switched off, nor for a retail customer', async ({ assert }) => {
    await brand.merge({ notificationsEnabledAt: null }).save()
    await recordNow(parcel, 'PICKED_UP')
    await notifyReceiver(parcel.id)
    const retail = await makeShipment()
    await notifyReceiver(retail.id)
    assert.isFalse(await canNotifyReceiver(parcel.id))
    assert.isFalse(await canNotifyReceiver(retail.id))
    assert.isEmpty(await messages('email'))
    assert.isEmpty(await messages('sms'))
  })

  test('are not sent for a voided parcel', async ({ assert }) => {
    const voided = await makeShipment({ owner: 'owner@acme.test', status: 'VOIDED' })
    await notifyReceiver(voided.id)
    assert.isEmpty(await messages('email'))
  })

  test('announce only the delivery once the parcel is delivered', async ({ assert }) => {
    await business.merge({ notifyReceiver: true }).save()
    await recordNow(parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED')
    await notifyReceiver(parcel.id)
    const mails = await messages('email')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your order from ACME Foods was delivered']
    )
  })

  test('announce each failed attempt, a hold and a return, but no outdated event', async ({
    assert,
  }) => {
    await notifyReceiver(parcel.id)
    const story = [
      [1, 'OUT_FOR_DELIVERY'],
      [2, 'DELIVERY_FAILED'],
      [26, 'DELIVERY_FAILED'],
      [27, 'HELD'],
      [28, 'READY_FOR_COLLECTION'],
      [29, 'RETURNING'],
      [50, 'DELIVERED'],
    ] as const
    for (const [hours, code] of story) {
      await recordAt(hours, parcel, code)
      await notifyReceiver(parcel.id)
      await notifyReceiver(parcel.id)
    }
    const mails = await messages('email').where('recipient', EMAIL)
    assert.deepEqual(
      mails.map(({ subject }) => subject!.replace('Your order from ACME Foods ', '')),
      [
        'is booked',
        'comes today',
        'could not be delivered today',
        'could not be delivered today',
        'is held',
        'is ready for collection',
        'is going back to the sender',
      ]
    )
    // These events arrive together, as after a night without answers of the courier.
    const late = await makeShipment({ owner: 'owner@acme.test' })
    await InboxMessage.query().delete()
    for (const [hours, code] of story.slice(0, 4)) await recordAt(hours, late, code)
    await notifyReceiver(late.id)
    await recordAt(3, late, 'HELD')
    await notifyReceiver(late.id)
    const lateMails = await messages('email').where('recipient', EMAIL)
    assert.deepEqual(
      lateMails.map(({ subject }) => subject),
      ['Your order from ACME Foods is booked', 'Your order from ACME Foods is held']
    )
  })

  test('announce only the return of a returning parcel, not its booking', async ({ assert }) => {
    await business.merge({ notifyReceiver: true }).save()
    await recordNow(parcel, 'PICKED_UP', 'RETURNING', 'DELIVERED')
    await notifyReceiver(parcel.id)
    const mails = await messages('email').where('recipient', EMAIL)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your order from ACME Foods is going back to the sender']
    )
  })

  test('are not sent for a parcel that the courier refused', async ({ assert }) => {
    const held = await makeShipment({ owner: 'owner@acme.test', status: 'PENDING_ISSUE' })
    await recordNow(held, 'PICKED_UP')
    await notifyReceiver(held.id)
    assert.isEmpty(await messages('email'))
  })

  test('announce only the booking, in our colours, when only notifyReceiver is on', async ({
    assert,
  }) => {
    await brand.merge({ notificationsEnabledAt: null }).save()
    await business.merge({ notifyReceiver: true }).save()
    await recordNow(parcel, 'PICKED_UP')
    await notifyReceiver(parcel.id)
    const [mail, ...others] = await messages('email')
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'Your order from ACME Foods is booked')
    assert.notInclude(mail!.html!, '#b23c0b')
    assert.lengthOf(await messages('sms'), 1)
  })

  test('log a message as failed after three attempts; the business can send it again', async ({
    client,
    assert,
  }) => {
    const { driver } = smsGateway
    // Only the local gateway sends at once; other drivers would send in a job.
    smsGateway.driver = Object.create(driver, {
      send: {
        value: async () => {
          throw new Error('The gateway is not there')
        },
      },
    })
    try {
      for (let n = 1; n <= 3; n++) await notifyReceiver(parcel.id).catch(() => null)
    } finally {
      smsGateway.driver = driver
    }
    const row = await ReceiverNotification.findByOrFail('channel', 'sms')
    assert.containsSubset(row.$attributes, {
      status: 'failed',
      attempts: 3,
      failure: 'The gateway is not there',
    })
    // Meanwhile the e-mail was sent, and only once.
    assert.lengthOf(await messages('email'), 1)

    const call = await apiClientOf(client, 'owner@acme.test')
    const log = await call('get', `${BASE}/messages`)
    const [first] = log.body().data
    assert.containsSubset(first, {
      status: 'failed',
      channel: 'sms',
      eventLabel: 'Booked',
      trackingNumber: parcel.trackingNumber,
      receiver: 'Grace Miller',
      sentTo: PHONE,
      failure: 'The gateway is not there',
    })
    const again = await call('put', `${BASE}/messages/${row.id}/resend`)
    again.assertStatus(200)
    assert.equal(again.body().message, 'We are sending the message again.')
    await notifyReceiver(parcel.id)
    await row.refresh()
    assert.equal(row.status, 'sent')
    assert.lengthOf(await messages('sms'), 1)
  })

  test('show the delivery report of each SMS in the log, in words, and count them', async ({
    client,
    assert,
  }) => {
    for (const [hours, code] of (['PICKED_UP', 'OUT_FOR_DELIVERY'] as const).entries()) {
      await recordAt(hours, parcel, code)
      await notifyReceiver(parcel.id)
    }
    const sms = await ReceiverNotification.query().where('channel', 'sms').orderBy('id')
    for (const [index, row] of sms.entries()) {
      const message = { id: randomUUID(), status: 'accepted', messageId: `m${index}` } as const
      await SmsMessage.create(message)
      await row.merge({ smsMessageId: message.id }).save()
      const attempts = NotificationAttempt.query().where({ notificationId: row.id })
      await attempts.update({ smsMessageId: message.id })
    }
    const said = 'DND Active on Phone Number'
    await SmsReport.record({ messageId: 'm0', state: 'delivered', statusText: 'Delivered' })
    await SmsReport.record({ messageId: 'm1', state: 'undelivered', statusText: said })
    const call = await apiClientOf(client, 'owner@acme.test')
    const log = await call('get', `${BASE}/messages`)
    const logRow = (index: number) =>
      log.body().data.find(({ id }: { id: number }) => id === sms[index]!.id)
    assert.containsSubset(logRow(0), { status: 'delivered', failure: null })
    const failure = 'This number blocks these SMS (Do Not Disturb).'
    assert.containsSubset(logRow(1), { status: 'undelivered', failure })
    assert.containsSubset(logRow(2), { status: 'sent', failure: null })
    const counts = await call('get', `${BASE}/messages/sms`)
    assert.deepEqual(counts.body().data, { delivered: 1, undelivered: 1, onTheirWay: 1 })
  })

  test("allow three resends of a message, and none of another business's", async ({ client }) => {
    await notifyReceiver(parcel.id)
    const { id } = await ReceiverNotification.firstOrFail()
    const call = await apiClientOf(client, 'owner@acme.test')
    for (let n = 1; n <= 3; n++) {
      const resent = await call('put', `${BASE}/messages/${id}/resend`)
      resent.assertStatus(200)
    }
    const limited = await call('put', `${BASE}/messages/${id}/resend`)
    limited.assertStatus(429)
    await ReceiverNotification.query().update({ organizationId: 1 })
    const foreign = await call('put', `${BASE}/messages/${id}/resend`)
    foreign.assertStatus(404)
    const unknown = await call('put', `${BASE}/messages/999999999/resend`)
    unknown.assertStatus(404)
  })

  test('refuse to resend while switched off, and keep the status of the message', async ({
    client,
    assert,
  }) => {
    await notifyReceiver(parcel.id)
    const row = await ReceiverNotification.firstOrFail()
    const call = await apiClientOf(client, 'owner@acme.test')
    await brand.merge({ notificationsEnabledAt: null }).save()
    const off = await call('put', `${BASE}/messages/${row.id}/resend`)
    off.assertStatus(409)
    assert.match(off.body().message, /^This message cannot be sent again/)
    await notifyReceiver(parcel.id)
    await row.refresh()
    assert.equal(row.status, 'sent')
  })

  test('are found by the sweep when their job is lost, but not at once', async ({ assert }) => {
    assert.notInclude(await parcelsToNotify(), parcel.id)
    await db
      .from('shipments')
      .where('id', parcel.id)
      .update({
        updated_at: DateTime.now().minus({ minutes: 5 }).toJSDate(),
      })
    assert.include(await parcelsToNotify(), parcel.id)
  })

  test('are branded or not as a call sets it, whose answer confirms the change', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const off = await call('put', `${BASE}/enable/false`)
    assert.equal(off.body().message, 'Branded notifications are stopped.')
    const status = await call('get', `${BASE}/status`)
    assert.deepEqual(status.body().data, {
      enableBrandedNotification: false,
      notifyReceiver: false,
    })
    const on = await call('put', `${BASE}/enable/true`)
    assert.include(on.body().message, 'are published')
    const after = await call('get', `${BASE}/status`)
    assert.isTrue(after.body().data.enableBrandedNotification)
    const wrong = await call('put', `${BASE}/enable/perhaps`)
    wrong.assertStatus(422)
  })

  test('use the texts of the business and fill in their placeholders', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const texts = {
      subject: 'Yum, {receiver}!',
      body: 'It is packed.\n\nNumber {trackingNumber}, {deliveryDay}.',
      sms: 'Yum! {link}',
    }
    const saved = await call('put', `${BASE}/templates/booked`, texts)
    saved.assertStatus(200)
    const list = await call('get', `${BASE}/templates`)
    assert.lengthOf(list.body().data, 9)
    assert.containsSubset(list.body().data[0], { ...texts, event: 'booked', isDefault: false })
    await notifyReceiver(parcel.id)
    const [mail] = await messages('email')
    assert.equal(mail!.subject, 'Yum, Grace Miller!')
    assert.include(mail!.text, `Number ${parcel.trackingNumber}, see the tracking page.`)
    const [sms] = await messages('sms')
    assert.match(sms!.text, /^Yum! http/)
  })

  test('return to the default texts after a reset; changes to an old version get 409', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const path = `${BASE}/templates/booked`
    const texts = { subject: 'Yum', body: 'It is packed.', sms: 'Yum! {link}' }
    const saved = await call('put', path, { ...texts, version: 0 })
    assert.containsSubset(saved.body().data, { ...texts, isDefault: false, version: 1 })
    for (const [method, body] of [
      ['put', { ...texts, version: 0 }],
      ['delete', { version: 0 }],
    ] as const) {
      const late = await call(method, path, body)
      late.assertStatus(409)
      assert.match(late.body().message, /^Somebody else has changed this message in the meantime/)
    }
    const reset = await call('delete', path, { version: 1 })
    reset.assertStatus(200)
    assert.equal(reset.body().message, 'The default message has been restored.')
    const { subject } = defaultNotificationTexts('booked')
    assert.containsSubset(reset.body().data, { subject, isDefault: true, version: 2 })
    await notifyReceiver(parcel.id)
    const [mail] = await messages('email')
    assert.equal(mail!.subject, 'Your order from ACME Foods is booked')
    // Two resets and a save in between count as changes.
    const stale = await call('put', path, { ...texts, version: 0 })
    stale.assertStatus(409)
    const unknown = await call('delete', `${BASE}/templates/exploded`)
    unknown.assertStatus(404)
  })

  test('refuse texts that are empty, too long, on two lines, or with unknown placeholders', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const good = { subject: 'a', body: 'b', sms: 'c' }
    const cases: [object, string][] = [
      [{ subject: ' ' }, '"Subject" should not be empty'],
      [{ subject: 'a'.repeat(101) }, '"Subject" must have at most 100 characters'],
      [{ subject: 'a\r\nBcc: x@y.test' }, '"Subject" must be on one line'],
      [{ body: 'b'.repeat(601) }, '"E-mail" must have at most 600 characters'],
      [{ body: '{password}' }, '"E-mail" has {password}, which is not a placeholder'],
      [{ sms: undefined }, '"SMS" should not be empty'],
      [{ sms: 's'.repeat(301) }, '"SMS" must have at most 300 characters'],
    ]
    for (const [wrong, message] of cases) {
      const response = await call('put', `${BASE}/templates/booked`, { ...good, ...wrong })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].message, message)
    }
    const unknown = await call('put', `${BASE}/templates/exploded`, good)
    unknown.assertStatus(404)
  })

  test('escape markup in all texts and keep line breaks out of mail headers', async ({
    client,
    assert,
  }) => {
    await business.merge({ name: 'ACME\r\nBcc: x@y.test <script>alert(1)</script>' }).save()
    const call = await apiClientOf(client, 'owner@acme.test')
    await call('put', `${BASE}/templates/booked`, {
      subject: 'Hi <b>{business}</b>',
      body: '<img src=x onerror=alert(1)> {receiver} {link}',
      sms: '{business}',
    })
    const evil = await makeShipment({
      owner: 'owner@acme.test',
      receiver: { fullname: '{link} <i>x</i>' },
    })
    await notifyReceiver(evil.id)
    const [mail] = await messages('email')
    assert.notMatch(mail!.subject!, /[\r\n]/)
    assert.notMatch(mail!.html!, /<script|<img|<b>|<i>/)
    assert.include(mail!.html!, '{link} &lt;i&gt;x')
  })

  test('ask a user without a business to create one', async ({ client }) => {
    const call = await apiClientOf(client, 'member@sendam.test')
    for (const path of ['/status', '/templates', '/messages']) {
      const response = await call('get', `${BASE}${path}`)
      response.assertStatus(422)
      response.assertBodyContains({ message: 'Create a business profile first.' })
    }
  })
})

test.group('Due notifications', () => {
  const at = (hour: number) => DateTime.fromISO('2026-11-20T00:00:00Z').plus({ hours: hour })
  const scan = (code: TrackingCode, hour: number, recorded = hour) => ({
    code,
    occurredAt: at(hour),
    recordedAt: at(recorded),
  })
  const due = (since: number, ...story: ReturnType<typeof scan>[]) =>
    dueNotifications(at(0), story, at(since)).map(({ event }) => event)

  test('are those of the booking and of the latest status; earlier statuses are left out', ({
    assert,
  }) => {
    const scans = [scan('ON_THE_WAY', 5), scan('PICKED_UP', 2), scan('DELAYED', 4)]
    assert.deepEqual(due(0, ...scans), ['booked', 'on_the_way'])
    assert.deepEqual(due(0, scan('DELIVERED', 9), ...scans), ['booked', 'delivered'])
    assert.deepEqual(due(0, ...scans.slice(1)), ['booked', 'delayed'])
    // The parcel was already on its way when notifications were switched on.
    assert.deepEqual(due(3, ...scans), [])
    assert.deepEqual(dueNotifications(null, [], at(0)), [])
  })

  test('count failed attempts once a day, and a hold on the day it began', ({ assert }) => {
    const dueDays = (...story: ReturnType<typeof scan>[]) =>
      dueNotifications(null, story, at(0)).map(({ event, occurrence }) => `${event} ${occurrence}`)
    const missed = scan('DELIVERY_FAILED', 10)
    assert.deepEqual(dueDays(missed), ['delivery_failed 2026-11-20'])
    assert.deepEqual(dueDays(missed, scan('DELIVERY_FAILED', 12)), ['delivery_failed 2026-11-20'])
    assert.deepEqual(dueDays(missed, scan('DELIVERY_FAILED', 34)), ['delivery_failed 2026-11-21'])
    assert.deepEqual(dueDays(scan('HELD', 10), scan('HELD', 58)), ['held 2026-11-20'])
    const again = [scan('HELD', 10), scan('CLEARED_CUSTOMS', 30), scan('HELD', 58)]
    assert.deepEqual(dueDays(...again), ['held 2026-11-22'])
  })

  test('contain one message for a return, and none that only the sender can act on', ({
    assert,
  }) => {
    assert.deepEqual(due(1, scan('RETURNING', 2)), ['returned'])
    assert.deepEqual(due(1, scan('RETURNING', 2), scan('DELIVERED', 9)), ['returned'])
    assert.deepEqual(due(1, scan('PICKED_UP', 2), scan('LOST', 9)), [])
  })
})

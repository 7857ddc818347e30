import { createHmac } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { notifyReceiver, parcelsToNotify } from '#branding/notifications/receiver_notifications'
import {
  tryNextChannel,
  findUnsettledFailures,
} from '#branding/notifications/outbox/channel_fallback'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import { saveNotificationPlan } from '#branding/notifications/plan/notification_plans'
import {
  DEFAULT_CHANNEL_PLAN,
  type ChannelChoice,
  type ChannelChoices,
} from '#branding/notifications/rules/channel_plan'
import { stopTextsLink } from '#branding/unwanted_mail/stop_texts_link'
import { saveTextUnsubscribe } from '#branding/unwanted_mail/text_unsubscribes'
import InboxMessage from '#shared/inbox/inbox_message'
import { smsGateway } from '#shared/sms/sms_gateway'
import SmsMessage from '#shared/sms/sms_message'
import SmsReport from '#shared/sms/sms_report'
import { TermiiSms } from '#shared/sms/termii_sms'
import { findCurrentPause } from '#shared/whatsapp/whatsapp_incidents'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type Shipment from '#shipping/shipment/models/shipment'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { NOTIFICATION_EVENTS } from '#shipping/tracking/rules/notification_events'
import { FakeGraph, postHook, statusHook, textHook, whatsappJobs } from '#tests/support/fakes/graph'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'

const BASE = '/shipment/branded_notification'
const PHONE = '442079460000'
const CASCADE: ChannelChoice = { phone: 'whatsapp_sms', mail: 'instead', atNight: false }

const waysOf = (way: ChannelChoice): ChannelChoices =>
  Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, way])) as ChannelChoices

/** A Lagos time, tomorrow by default, so that it is later than the test's rows. */
const lagos = (clock: string, days = 1) =>
  DateTime.fromISO(
    `${DateTime.now().setZone('Africa/Lagos').plus({ days }).toISODate()}T${clock}`,
    { zone: 'Africa/Lagos' }
  )

async function recordEvent(shipment: Shipment, code: TrackingCode, hours: number) {
  await recordTrackingEvents(shipment.id, 'test', [
    {
      sourceId: `${code}/${hours}`,
      code,
      text: code,
      countryCode: 'NG',
      place: null,
      occurredAt: DateTime.now().plus({ hours }),
    },
  ])
}

async function runWhatsappJobs() {
  for (const job of await whatsappJobs()) await job.execute()
}

async function sentChannels(): Promise<string[]> {
  const messages = await InboxMessage.query().orderBy('id')
  return messages.map(({ channel }) => channel)
}

async function attemptsOf(shipment: Shipment) {
  const attempts = await NotificationAttempt.query()
    .where({ shipmentId: shipment.id })
    .orderBy('id')
  return attempts.map(({ channel, status, failure }) => [channel, status, failure])
}

const rowOf = (shipment: Shipment, event = 'booked') =>
  ReceiverNotification.query()
    .where({ shipmentId: shipment.id, event, channel: 'sms' })
    .firstOrFail()

test.group('Receiver messages over several channels', (group) => {
  let business: Organization
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    await acme.brand.merge({ notificationsEnabledAt: DateTime.now().minus({ hours: 1 }) }).save()
    parcel = await makeShipment({ owner: 'owner@acme.test' })
    await InboxMessage.query().delete()
  })

  const savePlan = (way: ChannelChoice, quiet = false) =>
    saveNotificationPlan(business, { ...DEFAULT_CHANNEL_PLAN, ways: waysOf(way), quiet })

  test('go by WhatsApp alone when it delivers', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE)
    await notifyReceiver(parcel.id)
    await runWhatsappJobs()
    const [sent, ...others] = graph.sent
    assert.isEmpty(others)
    assert.equal(sent!.to, PHONE)
    assert.equal(sent!.template.name, 'parcel_booked')
    const parameters = sent!.template.components[0]!.parameters.map(({ text }) => text)
    assert.deepEqual(parameters.slice(0, 3), [
      'Grace Miller',
      'ACME Foods',
      String(parcel.trackingNumber),
    ])
    assert.match(parameters[3]!, /^http\S+\/track\/\d{12}\?k=/)
    for (const status of ['delivered', 'read', 'sent'] as const) {
      await postHook(statusHook(graph.idOf(1), status))
    }
    await notifyReceiver(parcel.id)
    assert.isEmpty(await sentChannels())
  })

  test('fall back to one SMS when WhatsApp refuses at once or reports a failure later', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE)
    await notifyReceiver(parcel.id)
    graph.refuses(131_056)
    await runWhatsappJobs()
    await notifyReceiver(parcel.id)
    assert.deepEqual(await sentChannels(), ['sms'])
    graph.answer = null

    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id)
    await runWhatsappJobs()
    const failed = statusHook(graph.idOf(graph.sent.length), 'failed', { code: 131_026 })
    await Promise.all([postHook(failed), postHook(failed)])
    await Promise.all([notifyReceiver(other.id), notifyReceiver(other.id)])
    await postHook(failed)
    await notifyReceiver(other.id)
    assert.deepEqual(await sentChannels(), ['sms', 'sms'])
    assert.deepEqual(await attemptsOf(other), [
      ['whatsapp', 'failed', 'This number is not on WhatsApp.'],
      ['sms', 'sent', null],
    ])
  })

  test('fall back to one e-mail when the SMS is not delivered', async ({ assert, cleanup }) => {
    const { driver } = smsGateway
    cleanup(() => void (smsGateway.driver = driver))
    const settings = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', senderId: 'Sendam' } as const
    smsGateway.driver = new TermiiSms({ ...settings, channel: 'dnd', webhookSecret: 'secret' })
    await savePlan({ ...CASCADE, phone: 'sms' })
    await notifyReceiver(parcel.id)
    const { smsMessageId } = await rowOf(parcel)
    await SmsMessage.accepted(smsMessageId!, 'm1')
    const body = JSON.stringify({ message_id: 'm1', status: 'DND Active on Phone Number' })
    const signature = createHmac('sha512', 'secret').update(body).digest('hex')
    const headers = { 'Content-Type': 'application/json', 'X-Termii-Signature': signature }
    const url = `${addressOfServer()}/api/v1/webhooks/sms`
    await fetch(url, { method: 'POST', headers, body })
    await fetch(url, { method: 'POST', headers, body })
    await notifyReceiver(parcel.id)
    assert.deepEqual(await sentChannels(), ['email'])
    assert.deepEqual(await attemptsOf(parcel), [
      ['sms', 'failed', 'This number blocks these SMS (Do Not Disturb).'],
      ['email', 'sent', null],
    ])
  })

  test('skip WhatsApp while its quota is used up', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE)
    await notifyReceiver(parcel.id)
    graph.refuses(130_429)
    await runWhatsappJobs()
    assert.isNotNull(await findCurrentPause())
    await notifyReceiver(parcel.id)
    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id)
    assert.deepEqual(await sentChannels(), ['sms', 'sms'])
    assert.lengthOf(graph.sent, 1)
    assert.deepEqual(await attemptsOf(other), [
      ['whatsapp', 'failed', 'Our quota at WhatsApp is used up.'],
      ['sms', 'sent', null],
    ])
  })

  test('are found by the sweep after a crash before the next channel', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE)
    await notifyReceiver(parcel.id)
    graph.answer = (response) => response.destroy()
    await runWhatsappJobs()
    const { whatsappMessageId } = await NotificationAttempt.firstOrFail()
    assert.isEmpty(await findUnsettledFailures())
    await db
      .from('whatsapp_messages')
      .update({ status: 'failed', failure: 'WhatsApp did not answer.' })
    const [failed, ...others] = await findUnsettledFailures()
    assert.isEmpty(others)
    assert.deepEqual(failed, { whatsappMessageId: whatsappMessageId! })
    await Promise.all([tryNextChannel(failed!), tryNextChannel(failed!)])
    await notifyReceiver(parcel.id)
    await notifyReceiver(parcel.id)
    assert.deepEqual(await sentChannels(), ['sms'])
    assert.isEmpty(await findUnsettledFailures())
    assert.lengthOf(graph.sent, 1)
  })

  test('do not fall back once a newer status has overtaken them', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE)
    await recordEvent(parcel, 'OUT_FOR_DELIVERY', 1)
    await notifyReceiver(parcel.id)
    await runWhatsappJobs()
    await recordEvent(parcel, 'DELIVERED', 2)
    await notifyReceiver(parcel.id)
    await runWhatsappJobs()
    const templates = graph.sent.map(({ template }) => template.name)
    assert.deepEqual(templates, ['parcel_booked', 'parcel_out_for_delivery', 'parcel_delivered'])
    await postHook(statusHook(graph.idOf(2), 'failed', { code: 131_026 }))
    await notifyReceiver(parcel.id)
    assert.isEmpty(await sentChannels())
    const late = await rowOf(parcel, 'out_for_delivery')
    assert.equal(late.status, 'dropped')
    // The newest message still falls back to the next channel.
    await postHook(statusHook(graph.idOf(3), 'failed', { code: 131_026 }))
    await notifyReceiver(parcel.id)
    const [sms] = await InboxMessage.query()
    assert.include(sms!.text, 'was delivered')
  })

  test('stay sent when a concurrent run sent them and this one failed', async ({
    assert,
    cleanup,
  }) => {
    await savePlan({ phone: 'sms', mail: 'never', atNight: false })
    const { driver } = smsGateway
    cleanup(() => void (smsGateway.driver = driver))
    let isSentElsewhere = false
    const send = async () => {
      // Runs after the send fails and before the failure is recorded.
      ReceiverNotification.before('find', async ({ client }) => {
        if (isSentElsewhere) return
        isSentElsewhere = true
        await client.from('receiver_notifications').update({ status: 'sent' })
      })
      throw new Error('The line broke')
    }
    smsGateway.driver = Object.create(driver, { send: { value: send } })
    await notifyReceiver(parcel.id)
    assert.isTrue(isSentElsewhere)
    const { status, attempts } = await rowOf(parcel)
    assert.deepEqual([status, attempts], ['sent', 0])
  })

  test('wait for the morning, except e-mails and events allowed at night', async ({ assert }) => {
    await saveNotificationPlan(business, {
      ...DEFAULT_CHANNEL_PLAN,
      ways: {
        ...waysOf({ phone: 'sms', mail: 'always', atNight: false }),
        out_for_delivery: { phone: 'sms', mail: 'never', atNight: true },
      },
    })
    await notifyReceiver(parcel.id, lagos('21:00'))
    assert.deepEqual(await sentChannels(), ['email'])
    const row = await rowOf(parcel)
    assert.equal(row.dueAt!.toMillis(), lagos('07:00', 2).toMillis())
    await notifyReceiver(parcel.id, lagos('06:59', 2))
    assert.notInclude(await parcelsToNotify(lagos('06:59', 2)), parcel.id)
    assert.deepEqual(await sentChannels(), ['email'])
    assert.include(await parcelsToNotify(lagos('07:00', 2)), parcel.id)
    await notifyReceiver(parcel.id, lagos('07:00', 2))
    assert.deepEqual(await sentChannels(), ['email', 'sms'])

    await recordEvent(parcel, 'OUT_FOR_DELIVERY', 1)
    await notifyReceiver(parcel.id, lagos('05:00', 2))
    assert.deepEqual(await sentChannels(), ['email', 'sms', 'sms'])
  })

  test('are not sent in the morning if newer ones overtook them at night', async ({
    client,
    assert,
  }) => {
    await savePlan({ phone: 'sms', mail: 'never', atNight: false }, true)
    await recordEvent(parcel, 'OUT_FOR_DELIVERY', 1)
    await notifyReceiver(parcel.id, lagos('22:00'))
    await recordEvent(parcel, 'DELIVERED', 2)
    await notifyReceiver(parcel.id, lagos('23:00'))
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const night = await asOwner('get', `${BASE}/messages/all`)
    const waits = night.body().data.map((row: { waitsUntil: string }) => row.waitsUntil)
    assert.deepEqual(waits, ['07:00 AM', '07:00 AM', '07:00 AM'])
    await notifyReceiver(parcel.id, lagos('07:00', 2))
    const texts = await InboxMessage.query().orderBy('id')
    assert.lengthOf(texts, 1)
    assert.include(texts[0]!.text, 'was delivered')
    const log = await asOwner('get', `${BASE}/messages/all?status=overtaken`)
    const overtaken = log
      .body()
      .data.map((row: { event: string; status: string }) => [row.event, row.status])
    assert.sameDeepMembers(overtaken, [
      ['booked', 'overtaken'],
      ['out_for_delivery', 'overtaken'],
    ])
    // In the morning, the “on the way” message replaces the booking message.
    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id, lagos('22:00'))
    await recordEvent(other, 'PICKED_UP', 1)
    await notifyReceiver(other.id, lagos('23:00'))
    await notifyReceiver(other.id, lagos('07:00', 2))
    const [, morning, ...others] = await InboxMessage.query().orderBy('id')
    assert.isEmpty(others)
    assert.include(morning!.text, 'is on the way')
  })

  test('fall back only in the morning, and to e-mail if the number unsubscribed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan(CASCADE, true)
    await notifyReceiver(parcel.id, lagos('20:59'))
    graph.refuses(131_026)
    await runWhatsappJobs()
    await notifyReceiver(parcel.id, lagos('21:01'))
    assert.isEmpty(await sentChannels())
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const night = await asOwner('get', `${BASE}/messages/all.csv?channel=sms`)
    const reason = 'This number is not on WhatsApp.'
    assert.include(night.text(), `,SMS,Waits until 07:00 AM,${reason},WhatsApp: ${reason},`)
    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id, lagos('21:02'))
    const first = await asOwner('get', `${BASE}/messages/all?channel=whatsapp`)
    assert.deepEqual(
      first.body().data.map((row: { trackingNumber: number }) => row.trackingNumber),
      [other.trackingNumber]
    )
    await db.from('receiver_notifications').where({ shipment_id: other.id }).delete()
    await saveTextUnsubscribe({ organizationId: business.id, phoneNumber: `+${PHONE}` })
    await notifyReceiver(parcel.id, lagos('07:00', 2))
    assert.deepEqual(await sentChannels(), ['email'])
  })

  test('stop and resume through a link in an SMS', async ({ client, assert }) => {
    await savePlan({ phone: 'sms', mail: 'never', atNight: false })
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const texts = { subject: 'a', body: 'b', sms: 'Booked. Stop: {stop}' }
    const saved = await asOwner('put', `${BASE}/templates/booked`, texts)
    saved.assertStatus(200)
    await notifyReceiver(parcel.id)
    const [sms] = await InboxMessage.query()
    const link = new URL(/http\S+/.exec(sms!.text)![0])
    assert.match(link.pathname, /^\/stop\/\d{12}[\w-]{12}$/)
    const page = await client.get(link.pathname)
    page.assertStatus(200)
    assert.include(page.text(), 'Stop these messages?')
    assert.notInclude(page.text(), '7946')
    const token = link.pathname.slice('/stop/'.length)
    const sendUnsubscribe = (method: string, given: string) =>
      fetch(`${addressOfServer()}/api/v1/unwanted_texts/${given}`, { method })
    for (const wrong of ['abc', `${token}x`, `1${token.slice(1, -1)}!`, 'a'.repeat(3000)]) {
      const refused = await sendUnsubscribe('POST', wrong)
      assert.equal(refused.status, 404)
    }
    for (const answer of [
      await sendUnsubscribe('POST', token),
      await sendUnsubscribe('POST', token),
    ]) {
      assert.equal(answer.status, 200)
    }
    const second = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(second.id)
    const row = await rowOf(second)
    assert.equal(row.status, 'refused')
    assert.lengthOf(await sentChannels(), 1)
    const back = await sendUnsubscribe('DELETE', token)
    assert.equal(back.status, 200)
    const third = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(third.id)
    assert.lengthOf(await sentChannels(), 2)
    // A browser without scripts sends a form.
    const form = await fetch(`${addressOfServer()}${link.pathname}`, { method: 'POST' })
    assert.equal(form.status, 200)
    assert.include(await form.text(), 'The messages have stopped')
  })

  test('stop on STOP by WhatsApp, even if repeated, and resume on START', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan({ phone: 'whatsapp_sms', mail: 'never', atNight: false })
    await notifyReceiver(parcel.id)
    await runWhatsappJobs()
    await postHook(textHook('2348031234567', 'STOP'))
    await postHook(textHook(PHONE, 'Where is it? Do not stop!'))
    assert.isNull(await db.from('unwanted_texts').first())
    const stop = textHook(PHONE, ' Stop. ', graph.idOf(1))
    for (const answer of [await postHook(stop), await postHook(stop)]) {
      assert.equal(answer.status, 200)
    }
    const rows = await db.from('unwanted_texts')
    assert.deepEqual(
      rows.map((row) => [Number(row.organization_id), row.phone_number]),
      [[business.id, PHONE]]
    )
    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id)
    const row = await rowOf(other)
    assert.equal(row.status, 'refused')
    await postHook(textHook(PHONE, 'START'))
    assert.isNull(await db.from('unwanted_texts').first())
  })

  test('stop on STOP to an unknown message; only a later START resumes them', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan({ phone: 'whatsapp_sms', mail: 'never', atNight: false })
    await notifyReceiver(parcel.id)
    await runWhatsappJobs()
    assert.lengthOf(graph.sent, 1)
    const at = DateTime.now().minus({ minutes: 5 })
    await postHook(textHook(PHONE, 'Stop all', 'wamid.unknown', at))
    const rows = await db.from('unwanted_texts')
    assert.lengthOf(rows, 1)
    // An older message, which arrives late or again.
    await postHook(textHook(PHONE, 'START', undefined, at.minus({ minutes: 1 })))
    assert.lengthOf(await db.from('unwanted_texts'), 1)
    await postHook(textHook(PHONE, 'STOP', undefined, at.plus({ minutes: 1 })))
    await postHook(textHook(PHONE, 'START', undefined, at.plus({ seconds: 30 })))
    assert.lengthOf(await db.from('unwanted_texts'), 1)
    await postHook(textHook(PHONE, 'START', undefined, at.plus({ minutes: 2 })))
    assert.isEmpty(await db.from('unwanted_texts'))
  })

  test('go to a local number in the country of the address, not in Nigeria', async ({
    client,
    assert,
  }) => {
    await savePlan({ phone: 'sms', mail: 'never', atNight: false })
    const bookWithPhone = async (phoneNumber: string) => {
      const shipment = await makeShipment({ owner: 'owner@acme.test', receiver: { phoneNumber } })
      await notifyReceiver(shipment.id)
      const { status, failure } = await rowOf(shipment)
      const [newest] = await InboxMessage.query().orderBy('id', 'desc')
      return status === 'sent' ? newest!.recipient : failure
    }
    assert.equal(await bookWithPhone('02079460000'), `+${PHONE}`)
    // A receiver in the United Kingdom with a Nigerian number.
    assert.equal(await bookWithPhone('08031234567'), '+2348031234567')
    assert.equal(await bookWithPhone('0112345678'), 'This is not a phone number.')
    // A refusal for one spelling of a number applies to all.
    await saveTextUnsubscribe({ organizationId: business.id, phoneNumber: '+44(0)20 7946 0000' })
    const refused = await makeShipment({
      owner: 'owner@acme.test',
      receiver: { phoneNumber: '02079460000' },
    })
    await notifyReceiver(refused.id)
    const { status } = await rowOf(refused)
    assert.equal(status, 'refused')
    const link = new URL(stopTextsLink(refused))
    const page = await client.get(link.pathname)
    assert.include(page.text(), 'The messages have stopped')
  })

  test('are listed as failed, with the reason, when the network does not deliver', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { driver } = smsGateway
    cleanup(() => void (smsGateway.driver = driver))
    const settings = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', senderId: 'Sendam' } as const
    smsGateway.driver = new TermiiSms({ ...settings, channel: 'dnd', webhookSecret: 'secret' })
    await savePlan({ phone: 'sms', mail: 'never', atNight: false })
    await notifyReceiver(parcel.id)
    const { smsMessageId } = await rowOf(parcel)
    await SmsMessage.accepted(smsMessageId!, 'm2')
    await SmsReport.record({ messageId: 'm2', state: 'undelivered', statusText: 'Expired' })
    const [failed, ...others] = await findUnsettledFailures()
    assert.isEmpty(others)
    await tryNextChannel(failed!)
    assert.isEmpty(await findUnsettledFailures())
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const listMessages = async (status: string) => {
      const list = await asOwner('get', `${BASE}/messages/all?status=${status}`)
      return list
        .body()
        .data.map((row: { status: string; failure: string }) => [row.status, row.failure])
    }
    assert.deepEqual(await listMessages('failed'), [
      ['undelivered', 'The phone was off or out of reach for too long.'],
    ])
    assert.isEmpty(await listMessages('sent'))
    // The network corrects its report.
    await SmsReport.record({ messageId: 'm2', state: 'delivered', statusText: 'Delivered' })
    assert.deepEqual(await listMessages('failed'), [['delivered', null]])
  })

  test('report their SMS parts to the business, and what they cost us to staff and in their CSV file', async ({
    client,
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    await savePlan({ phone: 'whatsapp_sms', mail: 'always', atNight: false })
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const sms = `₦${'a'.repeat(70)}`
    await asOwner('put', `${BASE}/templates/booked`, { subject: 'a', body: 'b', sms })
    await notifyReceiver(parcel.id)
    graph.refuses(131_026)
    await runWhatsappJobs()
    await notifyReceiver(parcel.id)
    graph.answer = null
    const other = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(other.id)
    await runWhatsappJobs()
    const costs = await asOwner('get', `${BASE}/messages/costs`)
    assert.deepEqual(costs.body().data, [
      { channel: 'whatsapp', messages: 2, parts: 2, cost: 10 },
      { channel: 'sms', messages: 1, parts: 2, cost: 8 },
      { channel: 'email', messages: 2, parts: 2, cost: 0 },
    ])
    const before = await asOwner('get', `${BASE}/messages/costs?month=2024-01`)
    assert.isTrue(before.body().data.every(({ cost }: { cost: number }) => cost === 0))
    const wrong = await asOwner('get', `${BASE}/messages/costs?month=2024-13`)
    wrong.assertStatus(422)
    const file = await asOwner('get', `${BASE}/messages/all.csv?channel=sms`)
    const [, line, ...others] = file.text().trim().split('\r\n')
    assert.isEmpty(others)
    assert.match(line!, /SMS,Sent,,WhatsApp: This number is not on WhatsApp\.,2$/)
    const asStaff = await apiClientOf(client, 'admin@sendam.test')
    const all = await asStaff('get', '/message_cost/all?search=acme')
    assert.containsSubset(all.body().data, [
      { organization: 'ACME Foods', whatsapp: 2, whatsappCost: 10, sms: 1, smsParts: 2, total: 18 },
    ])
    const sheet = await asStaff('get', '/message_cost/all.csv')
    assert.include(sheet.text(), 'ACME Foods,2,10,1,2,8,2,18')
  })

  test('follow the saved channel plan; an invalid or stale plan is refused', async ({
    client,
    assert,
  }) => {
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const first = await asOwner('get', `${BASE}/plan`)
    const { version, ...given } = first.body().data
    const ways = { ...given.ways, delivered: { phone: 'none', mail: 'never', atNight: false } }
    const saved = await asOwner('put', `${BASE}/plan`, { ...given, ways, version })
    saved.assertStatus(200)
    assert.equal(saved.body().data.version, version + 1)
    const stale = await asOwner('put', `${BASE}/plan`, { ...given, version })
    stale.assertStatus(409)
    for (const [wrong, message] of [
      [{ quietFrom: '9 pm' }, '"Quiet From" must be a time such as 21:00'],
      [{ quietUntil: given.quietFrom }, 'Quiet hours must begin and end at different times'],
      [{ ways: {} }, '"Channels" is incomplete'],
      [
        { ways: { ...ways, held: { phone: 'none', mail: 'instead', atNight: false } } },
        'Without a phone message, set e-mail to always or never',
      ],
      [
        { ways: { ...ways, held: { phone: 'pigeon', mail: 'always', atNight: false } } },
        '"Phone" is not one of the choices',
      ],
    ] as const) {
      const refused = await asOwner('put', `${BASE}/plan`, { ...given, ...wrong })
      refused.assertStatus(422)
      if (!('ways' in wrong) || Object.keys(wrong.ways).length > 0) {
        assert.equal(refused.body().errors[0].message, message)
      }
    }
    const asRetail = await apiClientOf(client, 'member@sendam.test')
    for (const path of ['/plan', '/messages/all', '/messages/all.csv', '/messages/costs']) {
      const none = await asRetail('get', `${BASE}${path}`)
      none.assertStatus(422)
    }
  })
})

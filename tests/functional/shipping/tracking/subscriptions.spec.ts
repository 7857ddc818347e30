import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import type Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  deleteExpiredSubscriptions,
  sendTrackingUpdates,
} from '#shipping/tracking/subscriptions/tracking_notifications'
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { buildReceiverMessage } from '#branding/notifications/build_receiver_message'
import { removeProps } from '#tests/support/page_props'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { call } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { forgetLimits } from '#tests/support/limits'

const PHONE = '+44 20 7946 0000'
const STRANGER = 'ada@reader.test'

test.group('Tracking updates for subscribers', (group) => {
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    parcel = await makeShipment({ receiver: { phoneNumber: PHONE } })
    await InboxMessage.query().delete()
  })

  function follow(contact: string, language = 'en') {
    return call('POST', `/api/v1/shipment/${parcel.trackingNumber}/news`, { contact, language })
  }

  const callWithToken = (method: 'PUT' | 'DELETE', token: string) =>
    call(method, `/api/v1/parcel_news/${token}`)

  async function recordEvent(code: TrackingCode) {
    const occurredAt = DateTime.now()
    const event = { sourceId: code, code, text: code, countryCode: 'GB', place: null, occurredAt }
    await recordTrackingEvents(parcel.id, 'sandbox', [event])
    await sendTrackingUpdates(parcel.id)
    await sendTrackingUpdates(parcel.id)
  }

  const sent = () => InboxMessage.query().orderBy('id')

  async function linkInMail(): Promise<string> {
    const mail = await InboxMessage.query()
      .where({ recipient: STRANGER })
      .orderBy('id', 'desc')
      .first()
    return new URL(/http\S+\/parcel-news\/\S+/.exec(mail!.text)![0]).pathname
  }

  const tokenIn = (link: string) => link.slice('/parcel-news/'.length)

  test('go by e-mail only after the owner of the address has confirmed', async ({
    client,
    assert,
  }) => {
    const response = await follow(' Ada@Reader.test ')
    assert.equal(response.status, 200)
    assert.match(response.body.message, /^Check your e-mail/)
    await recordEvent('PICKED_UP')
    const [confirmation, ...others] = await sent()
    assert.deepEqual([confirmation!.recipient, others.length], [STRANGER, 0])
    assert.notInclude(confirmation!.text, parcel.address('destination').fullname)

    const link = await linkInMail()
    const opened = await client.get(link)
    assert.include(removeProps(opened.text()), 'Yes, Send Me News')
    const { confirmedAt } = await TrackingSubscription.firstOrFail()
    assert.isNull(confirmedAt)

    const yes = await callWithToken('PUT', tokenIn(link))
    assert.equal(yes.status, 200)
    await InboxMessage.query().delete()
    await recordEvent('OUT_FOR_DELIVERY')
    const news = await sent()
    assert.deepEqual(
      news.map(({ recipient, subject }) => [recipient, subject]),
      [[STRANGER, `Parcel ${parcel.trackingNumber}: Out for delivery`]]
    )
    assert.include(news[0]!.text, 'The courier brings it today.')
    assert.notInclude(news[0]!.text, '?k=')
  })

  test('stop with one click in the mail program, even if somebody subscribes again', async ({
    assert,
  }) => {
    await follow(STRANGER)
    const link = await linkInMail()
    await callWithToken('PUT', tokenIn(link))
    const stopped = await fetch(`${addressOfServer()}${link}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.equal(stopped.status, 200)
    await InboxMessage.query().delete()
    const again = await follow(STRANGER)
    assert.match(again.body.message, /^Check your e-mail/)
    await recordEvent('OUT_FOR_DELIVERY')
    assert.lengthOf(await sent(), 0)
    const invalid = await callWithToken('PUT', 'nothing')
    assert.equal(invalid.status, 404)
  })

  test('stop after an API call to unsubscribe, which may be repeated', async ({ assert }) => {
    await follow(STRANGER)
    const token = tokenIn(await linkInMail())
    await callWithToken('PUT', token)
    await InboxMessage.query().delete()
    for (const turn of ['once', 'again']) {
      const stopped = await callWithToken('DELETE', token)
      assert.equal(stopped.status, 200, turn)
    }
    await recordEvent('OUT_FOR_DELIVERY')
    assert.lengthOf(await sent(), 0)
  })

  test('go by SMS only to the number of the booking, for events that need the receiver', async ({
    client,
    assert,
  }) => {
    const other = await follow('0803 999 8888')
    assert.equal(other.status, 422)
    assert.equal(other.body.errors[0].field, 'contact')
    assert.isNull(await TrackingSubscription.first())

    const own = await follow('+442079460000', 'ha')
    assert.equal(own.status, 200)
    assert.lengthOf(await sent(), 0)
    await recordEvent('PICKED_UP')
    assert.lengthOf(await sent(), 0)
    await recordEvent('OUT_FOR_DELIVERY')
    const [sms, ...more] = await sent()
    assert.lengthOf(more, 0)
    assert.deepEqual([sms!.channel, sms!.recipient], ['sms', PHONE.replaceAll(' ', '')])
    assert.include(sms!.text, 'an fita kawo odarka')

    const page = await client.get(receiverPath(parcel))
    assert.include(removeProps(page.text()), 'Stop SMS about this parcel')
    const stranger = await client.get(`/track/${parcel.trackingNumber}`)
    assert.notInclude(removeProps(stranger.text()), 'Stop SMS about this parcel')
  })

  test('can be requested without scripts, and the page shows the outcome', async ({
    client,
    assert,
  }) => {
    const path = `/track/${parcel.trackingNumber}/news`
    const submit = (contact: string) =>
      fetch(`${addressOfServer()}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ contact, language: 'fr' }),
        redirect: 'manual',
      })
    const accepted = await submit(STRANGER)
    const address = accepted.headers.get('location')!
    assert.equal(address, `/track/${parcel.trackingNumber}?news=checkMail&lang=fr`)
    const page = await client.get(address)
    assert.include(removeProps(page.text()), 'Consultez vos e-mails')
    const mail = await InboxMessage.query().firstOrFail()
    assert.equal(mail.subject, `Des nouvelles du colis ${parcel.trackingNumber} ?`)
    const refused = await submit('my phone')
    assert.include(refused.headers.get('location')!, 'news=neither')
  })

  test('keep the key of a receiver who requests them without scripts', async ({
    client,
    assert,
  }) => {
    const [path, query] = receiverPath(parcel).split('?')
    const key = new URLSearchParams(query).get('k')!
    const opened = await client.get(receiverPath(parcel))
    const [form] = /<form[^>]*\/news"[\s\S]*?<\/form>/.exec(removeProps(opened.text()))!
    assert.include(form, `<input type="hidden" name="k" value="${key}"`)
    const submitWithKey = async (k: string) => {
      const redirect = await fetch(`${addressOfServer()}${path}/news`, {
        method: 'POST',
        body: new URLSearchParams({ contact: STRANGER, language: 'en', k }),
        redirect: 'manual',
      })
      return redirect.headers.get('location')!
    }
    const address = await submitWithKey(key)
    assert.equal(address, `${path}?news=checkMail&lang=en&k=${key}`)
    const page = await client.get(address)
    assert.include(removeProps(page.text()), parcel.address('destination').fullname)
    assert.equal(await submitWithKey(`${key}x`), `${path}?news=checkMail&lang=en`)
  })

  test('are limited, so that nobody can spam strangers or guess a number', async ({ assert }) => {
    const statusOf = async (contact: string) => {
      const response = await follow(contact)
      return response.status
    }
    for (const status of [200, 200, 200, 429]) assert.equal(await statusOf(STRANGER), status)
    assert.lengthOf(await sent(), 3)
    await forgetLimits()
    for (let times = 0; times < 5; times += 1) {
      assert.equal(await statusOf(`0803 999 000${times}`), 422)
    }
    assert.equal(await statusOf(PHONE), 429)
  })

  test('end with the delivery, and the subscription is deleted later', async ({
    client,
    assert,
  }) => {
    const form = `action="/track/${parcel.trackingNumber}/news"`
    const underway = await client.get(`/track/${parcel.trackingNumber}`)
    assert.include(removeProps(underway.text()), form)
    await follow(STRANGER)
    await recordEvent('DELIVERED')
    const arrived = await client.get(`/track/${parcel.trackingNumber}`)
    assert.notInclude(arrived.text(), form)
    const late = await follow('late@reader.test')
    assert.equal(late.status, 409)
    await deleteExpiredSubscriptions()
    assert.isNotNull(await TrackingSubscription.first())
    await db
      .from('parcel_followers')
      .update({ created_at: DateTime.now().minus({ days: 3 }).toJSDate() })
    await deleteExpiredSubscriptions()
    assert.isNull(await TrackingSubscription.first())
  })

  test('set the language in which the shop writes to the receiver', async ({ assert }) => {
    const { business, brand } = await publishedAcme()
    parcel = await makeShipment({ owner: 'owner@acme.test', receiver: { phoneNumber: PHONE } })
    const readMessage = async () => {
      const shipment = await parcel.refresh()
      await shipment.load('addresses', (query) => query.preload('country').preload('state'))
      const message = await buildReceiverMessage(shipment, 'delivered', {
        business,
        brand,
        domain: null,
      })
      return [message.language, message.subject, message.frame.follow]
    }
    const english = 'Your order from ACME Foods was delivered'
    assert.deepEqual(await readMessage(), ['en', english, 'Follow your order'])
    await follow(PHONE, 'fr')
    const french = 'Votre commande chez ACME Foods a été livrée'
    assert.deepEqual(await readMessage(), ['fr', french, 'Suivre votre commande'])
  })
})

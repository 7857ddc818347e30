import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import type Shipment from '#shipping/shipment/models/shipment'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { removeProps } from '#tests/support/page_props'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { jobOf, lettersOf, withMailServer } from '#tests/functional/shared/mail/mail_server'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const LOG = '/shipment/branded_notification/messages'

function linkIn(raw: string): URL {
  // Joins the lines of a long header, which e-mail folds.
  const header = /^List-Unsubscribe:\s*<([^>\s]+)>/m.exec(raw.replaceAll(/\r?\n[ \t]+/g, ''))
  return new URL(header![1]!)
}

/** The one-click form of Gmail and others, without a cookie. */
function oneClick(path: string) {
  return fetch(`${addressOfServer()}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
}

/** Calls the API as the page and API clients do, without a cookie. */
function call(method: string, token: string) {
  return fetch(`${addressOfServer()}/api/v1/unwanted_mail/${token}`, { method })
}

test.group('Unsubscribing from e-mails', (group) => {
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { brand } = await publishedAcme()
    await brand.merge({ notificationsEnabledAt: DateTime.now().minus({ hours: 1 }) }).save()
    parcel = await makeShipment({ owner: 'owner@acme.test' })
    await InboxMessage.query().delete()
  })

  async function linkInMail(): Promise<string> {
    await notifyReceiver(parcel.id)
    const mail = await InboxMessage.query().where('channel', 'email').firstOrFail()
    return new URL(/http\S+\/unsubscribe\/\S+/.exec(mail.text)![0]).pathname
  }

  async function tokenInMail(): Promise<string> {
    const link = await linkInMail()
    return link.slice('/unsubscribe/'.length)
  }

  const makeAnother = () => makeShipment({ owner: 'owner@acme.test' })

  async function mailsAfter(shipment: Shipment) {
    await InboxMessage.query().delete()
    await notifyReceiver(shipment.id)
    const messages = await InboxMessage.query().orderBy('id')
    return messages.map(({ channel }) => channel).sort()
  }

  test('works with one click through the List-Unsubscribe headers', async ({ assert, cleanup }) => {
    const server = await withMailServer(cleanup)
    const [payload] = await lettersOf(() => notifyReceiver(parcel.id))
    await jobOf(payload!).execute()
    const { raw } = server.received[0]!
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    assert.notMatch(linkIn(raw).href, /example|destination/)
    const answer = await oneClick(linkIn(raw).pathname)
    assert.equal(answer.status, 200)
    assert.isNull(answer.headers.get('set-cookie'))
    const again = await oneClick(linkIn(raw).pathname)
    assert.equal(again.status, 200)
    const next = await makeAnother()
    await notifyReceiver(next.id)
    const row = await ReceiverNotification.findByOrFail({ shipmentId: next.id, channel: 'email' })
    assert.equal(row.status, 'refused')
  })

  test("keeps SMS and the tracking page; the shop's log shows e-mails as refused", async ({
    client,
    assert,
  }) => {
    const link = await linkInMail()
    await oneClick(link)
    assert.deepEqual(await mailsAfter(await makeAnother()), ['sms'])
    const [row] = await ReceiverNotification.query().where('channel', 'email').orderBy('id', 'desc')
    assert.equal(row!.status, 'refused')
    const asOwner = await apiClientOf(client, 'owner@acme.test')
    const log = await asOwner('get', LOG)
    const logRow = log.body().data.find(({ id }: { id: number }) => id === row!.id)
    assert.containsSubset(logRow, { status: 'refused', failure: null })
    const resent = await asOwner('put', `${LOG}/${row!.id}/resend`)
    resent.assertStatus(200)
    await notifyReceiver(row!.shipmentId)
    await row!.refresh()
    assert.equal(row!.status, 'refused')
    const page = await client.get(`/track/${parcel.trackingNumber}`)
    page.assertStatus(200)
  })

  test('needs a confirmation on the page of the link; opening it changes nothing', async ({
    client,
    assert,
  }) => {
    const link = await linkInMail()
    const page = await client.get(link)
    page.assertStatus(200)
    assert.include(removeProps(page.text()), 'Stop these e-mails?')
    assert.include(removeProps(page.text()), 'ACME Foods will send you no more e-mails')
    assert.notInclude(page.text(), 'destination@example.test')
    assert.equal(page.header('cache-control'), 'no-store, private')
    assert.equal(page.header('referrer-policy'), 'no-referrer')
    assert.deepEqual(await mailsAfter(await makeAnother()), ['email', 'sms'])
  })

  test('can be undone', async ({ client, assert }) => {
    const token = await tokenInMail()
    const stopped = await call('POST', token)
    assert.equal(stopped.status, 200)
    const page = await client.get(`/unsubscribe/${token}`)
    assert.include(removeProps(page.text()), 'The e-mails have stopped')
    const back = await call('DELETE', token)
    assert.equal(back.status, 200)
    assert.deepEqual(await mailsAfter(await makeAnother()), ['email', 'sms'])
  })

  test('applies to the address in any case, and to no other address', async ({ assert }) => {
    await oneClick(await linkInMail())
    const capitalized = await makeShipment({
      owner: 'owner@acme.test',
      receiver: { email: 'Destination@Example.test' },
    })
    assert.deepEqual(await mailsAfter(capitalized), ['sms'])
    const somebody = await makeShipment({
      owner: 'owner@acme.test',
      receiver: { email: 'somebody@example.test' },
    })
    assert.deepEqual(await mailsAfter(somebody), ['email', 'sms'])
  })

  test('refuses an incomplete or invented link', async ({ client, assert }) => {
    const token = await tokenInMail()
    for (const wrong of ['abc', `${token}x`, token.slice(0, -3), 'a'.repeat(3000)]) {
      const page = await client.get(`/unsubscribe/${wrong}`)
      page.assertStatus(200)
      assert.include(removeProps(page.text()), 'This link is not complete')
      const refused = await call('POST', wrong)
      assert.equal(refused.status, 404)
      const click = await oneClick(`/unsubscribe/${wrong}`)
      assert.equal(click.status, 404)
    }
    assert.deepEqual(await mailsAfter(await makeAnother()), ['email', 'sms'])
  })
})

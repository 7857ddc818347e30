import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import type Shipment from '#shipping/shipment/models/shipment'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { makeShipment } from '#tests/support/shipment_rows'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { ACME, Caller, errorsOf, OWNER, profile } from './calls.js'
import { ACME_HOST, openAt, publishedAcme } from '#tests/functional/branding/tracking_page/shop'

/** Texts short enough for every field, none of which may appear as markup. */
const HOSTILE = ['<script>x()</script>', '"><img src=x>', '<style>*{}</style>', '<svg onload=x()>']

const SHOWN = /<script>x|<img src=x|<style>\*|<svg onload/

const THEME = '/shipment/branded_tracking/theme'
const WORDS = '/shipment/branded_notification/templates/booked'

test.group('Hostile input in a brand', (group) => {
  let owner: Caller
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    drive.fake()
    await publishedAcme()
    owner = await Caller.of(OWNER)
    parcel = await makeShipment({ owner: OWNER })
    return () => drive.restore()
  })

  /** Enters the text into every field of a brand. */
  async function enterEverywhere(text: string) {
    const form = profile({
      name: `${text} n`,
      shortName: `${text} s`,
      address: `${text} a`,
      rcNumber: text.slice(0, 15),
    })
    const [first] = await owner.dataOf('GET', '/product/all')
    const product = { name: `${text} p`, description: `${text} d`, price: 5, currency: 'NGN' }
    const saves: [string, string, object][] = [
      ['PUT', `/business/${ACME}`, form],
      ['PUT', THEME, { title1: text, title2: `${text} t`, trackingPagetemplateId: 2 }],
      ['PUT', WORDS, { subject: `${text} u`, body: `${text} {business}`, sms: text }],
    ]
    for (const [method, path, body] of saves) {
      const answer = await owner.send(method, path, body)
      if (answer.status !== 200) throw new Error(JSON.stringify([path, answer.body]))
    }
    await owner.upload('POST', '/product/image/1700000000009')
    const picture = { cacheFileName: '1700000000009', productCategoryGroupId: 6 }
    return owner.send('PUT', `/product/${first.id}`, { ...product, ...picture })
  }

  for (const text of HOSTILE) {
    test(`is escaped on pages and in e-mails: ${text}`, async ({ client, assert }) => {
      const saved = await enterEverywhere(text)
      assert.equal(saved.status, 200, JSON.stringify(saved.body))
      const page = await openAt(client, ACME_HOST, receiverPath(parcel))
      page.assertStatus(200)
      const html = page.text()
      assert.notMatch(html.replace(/<script data-page.*?<\/script>/s, ''), SHOWN)
      const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
      for (const end of ['n', 'a', 't', 'p', 'd']) assert.include(html, `${escaped} ${end}`)
      assert.notMatch(html, / style="/)

      await notifyReceiver(parcel.id)
      const mail = await InboxMessage.query()
        .where('channel', 'email')
        .orderBy('id', 'desc')
        .first()
      assert.notMatch(mail!.html!, SHOWN)
      assert.include(mail!.html!, escaped)

      const session = await PageSession.signedIn(OWNER)
      for (const path of ['business', 'products', 'branded-tracking', 'branded-notification']) {
        const shell = await session.get(`/base/${path}`)
        assert.equal(shell.status, 200)
        assert.notMatch(await shell.text(), SHOWN, path)
      }
    })
  }

  test('meets a content security policy that allows only our scripts and styles', async ({
    client,
    assert,
  }) => {
    for (const host of ['localhost', ACME_HOST]) {
      const page = await openAt(client, host, receiverPath(parcel))
      const policy = page.header('content-security-policy')!
      const directives = Object.fromEntries(
        policy.split(';').map((part) => {
          const [name, ...values] = part.trim().split(/\s+/)
          return [name, values]
        })
      )
      assert.notMatch(policy, /unsafe-/)
      for (const kind of ['script-src', 'style-src']) {
        assert.lengthOf(directives[kind], 2, kind)
        assert.equal(directives[kind][0], "'self'")
        assert.match(directives[kind][1], /^'nonce-[\w-]{16,}'$/)
      }
      assert.deepEqual(directives['object-src'], ["'none'"])
      const other = await openAt(client, host, receiverPath(parcel))
      assert.notEqual(other.header('content-security-policy'), policy)
    }
  })

  test('is refused with 422 in links, e-mail address, phone number and subdomain', async ({
    assert,
  }) => {
    const answer = await owner.send(
      'PUT',
      `/business/${ACME}`,
      profile({
        contactEmail: '<svg/onload=x()>@acme.example',
        contactPhoneNumber: '"><script>',
        websiteURL: 'javascript:x()',
        twitterPageURL: 'data:text/html,<script>',
        subdomain: '<script>',
      })
    )
    assert.equal(answer.status, 422)
    assert.sameMembers(
      errorsOf(answer).map(([field]) => field),
      ['contactEmail', 'contactPhoneNumber', 'websiteURL', 'twitterPageURL', 'subdomain']
    )
  })

  test('a forged host header changes no link and no redirect', async ({ client, assert }) => {
    await InboxMessage.query().delete()
    const reset = await client
      .put('/api/v1/resetPassword')
      .header('host', 'evil.example')
      .header('x-forwarded-host', 'evil.example')
      .withCsrfToken()
      .json({ username: OWNER })
    reset.assertStatus(200)
    const mail = await InboxMessage.query().where('recipient', OWNER).firstOrFail()
    assert.include(mail.text, '/reset')
    assert.notInclude(mail.text + mail.html, 'evil')
    for (const host of ['evil.example', 'acme.localhost.evil.example', ACME_HOST]) {
      const page = await openAt(client, host, '/base/home').redirects(0)
      assert.match(page.header('location')!, /^\/signin/, host)
    }
  })
})

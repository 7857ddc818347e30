import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import env from '#start/env'
import brand from '#config/brand'
import { PlatformEmail } from '#shared/mail/platform_email'
import { NoMailServer } from '#shared/mail/no_mail_server'
import { sendMail } from '#shared/mail/send_mail'
import { smtpSettings } from '#shared/mail/smtp_url'
import InboxMessage from '#shared/inbox/inbox_message'
import { addressOfServer } from '#tests/support/api_client'
import { certificateOf } from './certificate.js'
import { jobOf, lettersOf, withMailServer } from './mail_server.js'
import { SmtpFake } from './smtp_fake.js'

const SECRET_LINK = 'http://127.0.0.1/reset/the-secret-link'

class Greeting extends PlatformEmail {
  protected readonly recipient = { address: 'ada@example.test', name: 'Ada <b>Obi</b>' }

  protected contents() {
    return {
      subject: 'Good morning — ẹ káàrọ̀',
      greeting: 'Hello <b>Ada</b>,',
      paragraphs: ['Your parcel & ours.'],
      action: { label: 'Open', url: SECRET_LINK },
      notes: ['It works once.'],
    }
  }
}

test.group('Mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in the development inbox at once, as text and as escaped HTML', async ({ assert }) => {
    await sendMail(new Greeting())
    const [message] = await InboxMessage.query().orderBy('id', 'desc')
    assert.containsSubset(message.$attributes, {
      channel: 'email',
      recipient: 'ada@example.test',
      subject: 'Good morning — ẹ káàrọ̀',
    })
    assert.match(
      message.text,
      /^Hello <b>Ada<\/b>,\n\nYour parcel & ours\.\n\nOpen:\nhttp:\/\/127\.0\.0\.1\/reset\/the-secret-link\n\nIt works once\.\n\nSendam\n/
    )
    assert.include(message.html!, 'Hello &lt;b&gt;Ada&lt;/b&gt;,')
    assert.include(message.html!, `href="${SECRET_LINK}"`)
  })

  test('is previewed by its first paragraph, not by its greeting', async ({ assert }) => {
    await sendMail(new Greeting())
    const [{ html }] = await InboxMessage.query().orderBy('id', 'desc')
    const body = html!.slice(html!.indexOf('<body'))
    const preview = body.replace(/<[^>]+>/g, '').trim()
    assert.match(preview, /^Your parcel &amp; ours\.(&#847;&zwnj;&nbsp;){100}/)
  })

  test('goes to the mail server by a job, whose payload hides its content', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    const [payload] = await lettersOf(() => sendMail(new Greeting()))
    assert.lengthOf(server.received, 0)
    // Long enough not to occur by chance in sealed data.
    assert.notMatch(JSON.stringify(payload), /secret-link|ada@example|>Ada<|Your parcel/)

    await jobOf(payload!).execute()
    await jobOf(payload!).execute()
    assert.deepEqual(
      server.received.map(({ from, to }) => [from, to]),
      Array(2).fill(['hello@sendam.test', ['ada@example.test']])
    )
    const [first, second] = server.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    assert.equal(first, second)
    assert.match(server.received[0].raw, /multipart\/alternative/)
    assert.match(server.received[0].raw, /text\/plain/)
    assert.isNull(await InboxMessage.findBy('recipient', 'ada@example.test'))
  })

  test('is marked as automatic, has an id of our domain and bounces to MAIL_BOUNCES_TO', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    const bouncesTo = env.get('MAIL_BOUNCES_TO')
    env.set('MAIL_BOUNCES_TO', 'bounces@mail.sendam.test')
    cleanup(() => env.set('MAIL_BOUNCES_TO', bouncesTo as string))
    const [payload] = await lettersOf(() => sendMail(new Greeting()))
    await jobOf(payload!).execute()
    const { from, raw } = server.received[0]!
    assert.equal(from, 'bounces@mail.sendam.test')
    assert.match(raw, /^From: Sendam <hello@sendam\.test>\r?$/m)
    assert.match(raw, /^Auto-Submitted: auto-generated\r?$/m)
    assert.match(raw, new RegExp(`^Message-ID: <[\\w-]+@${brand.primaryDomain}>\\r?$`, 'im'))
  })

  test('leaves this machine encrypted or not at all', async ({ assert, cleanup }) => {
    const name = 'mail.example.test'
    const certificate = await certificateOf(name)
    const [honest, plain] = [new SmtpFake(certificate), new SmtpFake()]
    cleanup(() => Promise.all([honest.stop(), plain.stop()]).then(() => {}))
    await Promise.all([honest.start(), plain.start()])
    const send = async (server: SmtpFake, ca?: string) => {
      // Encryption is required for any host but localhost, so the fake gets another name.
      const settings = smtpSettings(`smtp://${name}:${server.port}`)
      const place = { host: '127.0.0.1', tls: { servername: name, ca } }
      const transport = new SMTPTransport({ ...settings, ...place })
      cleanup(() => transport.close())
      await transport.send({ from: 'hello@sendam.test', to: ['ada@example.test'], text: 'Hello' })
    }
    await send(honest, certificate.cert)
    assert.deepEqual(
      honest.received.map(({ encrypted }) => encrypted),
      [true]
    )
    await assert.rejects(() => send(plain), /STARTTLS/)
    await assert.rejects(() => send(honest), /self-signed certificate/)
    const another = await certificateOf(name)
    await assert.rejects(() => send(honest, another.cert), /self-signed certificate/)
    assert.lengthOf(plain.received, 0)
    assert.lengthOf(honest.received, 1)
  })

  test('fails if the server refuses it, and can be sent again', async ({ assert, cleanup }) => {
    const server = await withMailServer(cleanup)
    server.refusal = '450 try later'
    await assert.rejects(() => mail.use().send(new Greeting()), /450 try later/)
    server.refusal = null
    await mail.use().send(new Greeting())
    assert.lengthOf(server.received, 1)
  })

  test('fails with the reason if production has no mail server', async ({ assert }) => {
    await assert.rejects(() => new NoMailServer().send(), /SMTP_URL is not set/)
  })

  test('takes its server from SMTP_URL', ({ assert }) => {
    assert.containsSubset(smtpSettings('smtps://user%40x:p%2Fw@mail.test'), {
      host: 'mail.test',
      port: 465,
      secure: true,
      auth: { user: 'user@x', pass: 'p/w' },
    })
    const other = smtpSettings('smtp://mail.test:2525')
    assert.containsSubset(other, {
      host: 'mail.test',
      port: 2525,
      secure: false,
      requireTLS: true,
    })
    assert.notProperty(other, 'auth')
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'mail.localhost']) {
      assert.notProperty(smtpSettings(`smtp://${host}:25`), 'requireTLS')
    }
    for (const host of ['localhost.example.test', '10.0.0.1', '192.168.1.2', '1270.0.0.test']) {
      assert.property(smtpSettings(`smtp://${host}:25`), 'requireTLS')
    }
  })

  test('refuses a malformed SMTP_URL, and options that would turn encryption off', ({ assert }) => {
    const wrong: [string, RegExp][] = [
      ['http://mail.test', /must start with smtp:\/\/ or smtps:\/\//],
      ['mail.test:587', /must start with smtp:\/\/ or smtps:\/\//],
      ['no address', /must start with smtp:\/\/ or smtps:\/\//],
      ['smtp://', /must start with/],
      ['smtp://mail.test:587?tls=none', /takes no options, and encryption cannot be turned off/],
      ['smtp://mail.test:587/?ignoreTLS=true', /takes no options/],
      ['smtp://mail.test:587/path', /takes no options/],
      ['smtp://user@mail.test:587', /only a user or only a password/],
    ]
    for (const [address, sentence] of wrong) {
      assert.throws(() => smtpSettings(address), sentence)
    }
  })
})

test.group('The development inbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows an e-mail in a frame without scripts, only on our own page', async ({ assert }) => {
    await sendMail(new Greeting())
    const [{ id }] = await InboxMessage.query().orderBy('id', 'desc')
    const response = await fetch(`${addressOfServer()}/dev/inbox/${id}/html`)
    assert.equal(response.status, 200)
    const policy = response.headers.get('content-security-policy') ?? ''
    assert.include(policy, `default-src 'none'`)
    assert.include(policy, 'sandbox allow-popups')
    assert.include(policy, `frame-ancestors 'self'`)
    assert.notInclude(policy, 'script')
    assert.isNull(response.headers.get('x-frame-options'))
    const page = await fetch(`${addressOfServer()}/dev/inbox?to=ada@example`)
    assert.include(await page.text(), 'Good morning')
  })

  test('answers 404 for an unknown mail', async ({ assert }) => {
    for (const id of ['999999999', 'abc', '0', '99999999999999999999']) {
      const response = await fetch(`${addressOfServer()}/dev/inbox/${id}/html`)
      assert.equal(response.status, 404)
    }
  })
})

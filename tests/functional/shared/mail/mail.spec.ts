import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import { QueueManager } from '@adonisjs/queue'
import SendMailJob from '#shared/mail/send_mail_job'
import { Letter } from '#shared/mail/letter'
import { NoMailServer } from '#shared/mail/no_mail_server'
import { sendMail } from '#shared/mail/send_mail'
import { smtpSettings } from '#shared/mail/smtp_url'
import InboxMessage from '#shared/inbox/inbox_message'
import { addressOfServer } from '#tests/support/program'
import { withMailServer } from './with_mail_server.js'

const SECRET_LINK = 'http://127.0.0.1/reset/the-secret-link'

class Greeting extends Letter {
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

function jobOf(payload: { sealed: string }): SendMailJob {
  const job = new SendMailJob()
  Object.defineProperty(job, 'payload', { value: payload })
  return job
}

test.group('Mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read at once in development, as text and as HTML that escapes', async ({ assert }) => {
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

  test('goes to the mail server by a job, whose row hides what it says', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    await sendMail(new Greeting())
    assert.lengthOf(server.received, 0)
    let payload = { sealed: '' }
    queue.assertPushed(SendMailJob, {
      payload: (given: { sealed: string }) => Boolean((payload = given).sealed),
    } as never)
    assert.notMatch(JSON.stringify(payload), /secret-link|ada@example|Ada/)

    await jobOf(payload).execute()
    await jobOf(payload).execute()
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

  test('that the server refuses fails its job, which is tried again', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    server.refusal = '450 try later'
    await assert.rejects(() => mail.use().send(new Greeting()), /450 try later/)
    server.refusal = null
    await mail.use().send(new Greeting())
    assert.lengthOf(server.received, 1)
  })

  test('fails with its reason where production has no mail server', async ({ assert }) => {
    await assert.rejects(() => new NoMailServer().send(), /SMTP_URL is not set/)
  })

  test('reads its server from one address', ({ assert }) => {
    assert.containsSubset(smtpSettings('smtps://user%40x:p%2Fw@mail.test'), {
      host: 'mail.test',
      port: 465,
      secure: true,
      auth: { user: 'user@x', pass: 'p/w' },
    })
    const plain = smtpSettings('smtp://mail.test:2525')
    assert.containsSubset(plain, { host: 'mail.test', port: 2525, secure: false })
    assert.notProperty(plain, 'auth')
    assert.throws(() => smtpSettings('http://mail.test'), /smtp:\/\/ or smtps:\/\//)
  })
})

test.group('The inbox of development', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a mail in a frame that runs nothing, and only in our own page', async ({
    assert,
  }) => {
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

  test('says so when there is no such mail', async ({ assert }) => {
    for (const id of ['999999999', 'abc', '0', '99999999999999999999']) {
      const response = await fetch(`${addressOfServer()}/dev/inbox/${id}/html`)
      assert.equal(response.status, 404)
    }
  })
})

import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import SendSmsJob from '#shared/sms/send_sms_job'
import InboxMessage from '#shared/inbox/inbox_message'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { NoSmsGateway } from '#shared/sms/no_sms_gateway'
import { sendSms } from '#shared/sms/send_sms'
import { SmsRefused } from '#shared/sms/sms_driver'
import SmsMessage from '#shared/sms/sms_message'
import { smsGateway } from '#shared/sms/sms_gateway'
import { TermiiSms } from '#shared/sms/termii_sms'
import { addressOfServer } from '#tests/support/api_client'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const KEY = 'a-key-that-nobody-may-read'
const CODE = '482913'
const WEBHOOK_SECRET = 'tsk_only-termii-and-we-know'

const accepted = answer(200, {
  code: 'ok',
  message_id: '9122821270554876574',
  message: 'Successfully Sent',
  balance: 9,
  user: 'Sendam',
})

function answer(status: number, body: unknown): Answer {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

class TermiiFake {
  answer: Answer = accepted
  readonly seen: { url?: string; body: Record<string, string> }[] = []
  private server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.seen.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
    this.answer(response, request)
  })

  async start(): Promise<TermiiSms> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const { port } = this.server.address() as AddressInfo
    const baseUrl = `http://127.0.0.1:${port}`
    return new TermiiSms({
      baseUrl,
      apiKey: KEY,
      senderId: 'Sendam',
      channel: 'dnd',
      webhookSecret: WEBHOOK_SECRET,
      timeoutMs: 250,
    })
  }

  stop() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }
}

async function withTermii(cleanup: (undo: () => Promise<void>) => void) {
  const fake = new TermiiFake()
  const { driver } = smsGateway
  smsGateway.driver = await fake.start()
  cleanup(async () => {
    smsGateway.driver = driver
    await fake.stop()
  })
  return fake
}

type Payload = { sealed: string; id: string }

function jobOf(payload: Payload): SendSmsJob {
  const job = new SendSmsJob()
  Object.defineProperty(job, 'payload', { value: payload })
  return job
}

async function queuedSms(cleanup: (undo: () => void) => void) {
  const queue = QueueManager.fake()
  cleanup(() => QueueManager.restore())
  await sendSms({ to: '0803 123 4567', text: `Your code is ${CODE}` })
  let payload = { sealed: '', id: '' }
  queue.assertPushed(SendSmsJob, {
    payload: (given: Payload) => Boolean((payload = given).sealed),
  } as never)
  return payload
}

/** Posts a report as Termii does, signed or not, without a cookie. */
function report(body: string, signature?: string) {
  return fetch(`${addressOfServer()}/api/v1/webhooks/sms`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature && { 'X-Termii-Signature': signature }),
    },
    body,
  })
}

function signed(body: object, secret = WEBHOOK_SECRET) {
  const raw = JSON.stringify(body)
  return report(raw, createHmac('sha512', secret).update(raw).digest('hex'))
}

const delivered = { type: 'outbound', message_id: '9122821270554876574', status: 'Delivered' }

test.group('The delivery of an SMS', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function sendOne(cleanup: (undo: () => Promise<void> | void) => void) {
    await withTermii(cleanup)
    const payload = await queuedSms(cleanup)
    await jobOf(payload).execute()
    return SmsMessage.query().where('id', payload.id).preload('report').firstOrFail()
  }

  test('is stored by the id of the gateway, without number and text', async ({
    assert,
    cleanup,
  }) => {
    const { $attributes: row, report: none } = await sendOne(cleanup)
    assert.containsSubset(row, { status: 'accepted', messageId: '9122821270554876574' })
    assert.notMatch(JSON.stringify(row), new RegExp(`${CODE}|803 ?123`))
    assert.isNull(none)
  })

  test('follows signed reports, and stays delivered whatever is reported later', async ({
    assert,
    cleanup,
  }) => {
    const message = await sendOne(cleanup)
    for (const [status, state] of [
      ['Message Sent', 'on_its_way'],
      ['Delivered', 'delivered'],
      ['Delivered', 'delivered'],
      ['Message Sent', 'delivered'],
      ['Expired', 'delivered'],
    ]) {
      const response = await signed({ ...delivered, status })
      assert.equal(response.status, 200)
      await message.load('report')
      assert.equal(message.report.state, state)
    }
  })

  test('fails if the payload can no longer be decrypted', async ({ assert, cleanup }) => {
    await withTermii(cleanup)
    const { id } = await queuedSms(cleanup)
    await jobOf({ id, sealed: 'by another key' }).execute()
    const message = await SmsMessage.findOrFail(id)
    assert.equal(message.status, 'failed')
  })

  test('accepts a report that comes before the answer of the gateway', async ({
    assert,
    cleanup,
  }) => {
    await withTermii(cleanup)
    const early = await signed({ ...delivered, status: 'DND Active on Phone Number' })
    assert.equal(early.status, 200)
    const message = await sendOne(cleanup)
    assert.containsSubset(message.report.$attributes, {
      state: 'undelivered',
      said: 'DND Active on Phone Number',
    })
  })

  test('refuses a report with a missing or wrong signature', async ({ assert, cleanup }) => {
    const message = await sendOne(cleanup)
    const body = JSON.stringify(delivered)
    const good = createHmac('sha512', WEBHOOK_SECRET).update(body).digest('hex')
    for (const response of [
      await report(body),
      await report(body, 'no hex'),
      await report(body, good.slice(2)),
      await report(`${body} `, good),
      await signed(delivered, 'another secret'),
    ]) {
      assert.equal(response.status, 401)
    }
    await message.load('report')
    assert.isNull(message.report)
    // Without an SMS provider no report is trusted.
    smsGateway.driver = new NoSmsGateway()
    const response = await signed(delivered)
    assert.equal(response.status, 401)
  })

  test('ignores malformed reports', async ({ assert, cleanup }) => {
    await sendOne(cleanup)
    for (const strange of [{}, [], { message_id: 7 }, { message_id: {}, status: 'Delivered' }]) {
      const response = await signed(strange)
      assert.equal(response.status, 200)
    }
    const long = { ...delivered, status: 'x'.repeat(300) }
    const response = await signed(long)
    assert.equal(response.status, 200)
  })

  test('fails if the gateway refuses the message', async ({ assert, cleanup }) => {
    const termii = await withTermii(cleanup)
    const payload = await queuedSms(cleanup)
    termii.answer = answer(400, { message: 'Invalid phone number' })
    await jobOf(payload).execute()
    const message = await SmsMessage.findOrFail(payload.id)
    assert.equal(message.status, 'failed')
  })
})

test.group('SMS', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('appear in the development inbox', async ({ assert }) => {
    await sendSms({ to: '08039998877', text: `Your code is ${CODE}` })
    const message = await InboxMessage.query().where('recipient', '08039998877').firstOrFail()
    assert.containsSubset(message.$attributes, { channel: 'sms', text: `Your code is ${CODE}` })
    const page = await fetch(`${addressOfServer()}/dev/inbox?to=08039998877`)
    assert.include(await page.text(), CODE)
  })

  test('go to Termii by a job, whose payload hides number and text', async ({
    assert,
    cleanup,
  }) => {
    const termii = await withTermii(cleanup)
    const payload = await queuedSms(cleanup)
    assert.lengthOf(termii.seen, 0)
    assert.notMatch(JSON.stringify(payload), new RegExp(`${CODE}|803 ?123`))

    await jobOf(payload).execute()
    assert.deepEqual(termii.seen, [
      {
        url: '/api/sms/send',
        body: {
          api_key: KEY,
          to: '2348031234567',
          from: 'Sendam',
          sms: `Your code is ${CODE}`,
          type: 'plain',
          channel: 'dnd',
        },
      },
    ])
    assert.isNull(await InboxMessage.findBy('recipient', '0803 123 4567'))
  })

  test('that Termii refuses for good are given up, and the error quotes nothing of them', async ({
    assert,
    cleanup,
  }) => {
    const termii = await withTermii(cleanup)
    const payload = await queuedSms(cleanup)
    for (const [status, body] of [
      [400, { code: 400, message: 'Invalid phone number 2348031234567' }],
      [401, { message: 'Invalid API key' }],
      [404, { code: 404, message: 'ApplicationSenderId not found' }],
      [200, { code: 'error', message: 'Insufficient balance' }],
    ] as const) {
      termii.answer = answer(status, body)
      const refusal = await smsGateway.driver
        .send({ to: '+2348031234567', text: CODE })
        .catch((error) => error)
      assert.instanceOf(refusal, SmsRefused)
      assert.notMatch(String(refusal), /234|nobody-may-read/)
      await jobOf(payload).execute()
    }
    assert.lengthOf(termii.seen, 8)
  })

  test('that Termii may accept later fail their job, so that it is retried', async ({
    assert,
    cleanup,
  }) => {
    const termii = await withTermii(cleanup)
    const payload = await queuedSms(cleanup)
    for (const status of [500, 503, 429, 408]) {
      termii.answer = answer(status, { message: 'Busy' })
      await assert.rejects(() => jobOf(payload).execute(), `Termii answered ${status}`)
    }
    termii.answer = (response) => response.writeHead(200).end('<html>')
    await assert.rejects(() => jobOf(payload).execute(), /JSON/)
    termii.answer = (response) => response.destroy()
    await assert.rejects(() => jobOf(payload).execute(), /fetch failed/)
    termii.answer = () => {}
    await assert.rejects(() => jobOf(payload).execute(), /timeout/)
    termii.answer = accepted
    await jobOf(payload).execute()
    assert.lengthOf(termii.seen, 8)
  })

  test('are not sent to an invalid phone number', async ({ assert, cleanup }) => {
    const termii = await withTermii(cleanup)
    for (const to of ['', 'ada@example.test', '12', '0803x1234567', '9'.repeat(30)]) {
      await assert.rejects(() => smsGateway.driver.send({ to, text: CODE }), /not a phone number/)
    }
    assert.lengthOf(termii.seen, 0)
  })

  test('fail with the reason if production has no gateway', async ({ assert }) => {
    await assert.rejects(() => new NoSmsGateway().send(), /SMS_DRIVER is not set/)
  })

  test('accept phone numbers in every usual spelling', ({ assert }) => {
    assert.equal(toInternationalNumber('0803 123 4567'), '2348031234567')
    assert.equal(toInternationalNumber('+234 (803) 123-4567'), '2348031234567')
    assert.equal(toInternationalNumber('002348031234567'), '2348031234567')
    assert.equal(toInternationalNumber('+442079460000'), '442079460000')
    assert.equal(toInternationalNumber('+44(0)2079460000'), '442079460000')
    assert.equal(toInternationalNumber('+234 (0) 803 123 4567'), '2348031234567')
    assert.equal(toInternationalNumber('+23408031234567'), '2348031234567')
  })
})

import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import InboxMessage from '#shared/inbox/inbox_message'
import { failLostMessages } from '#shared/whatsapp/hand_over'
import { inboundMessages } from '#shared/whatsapp/inbound_messages'
import { NoWhatsApp } from '#shared/whatsapp/no_whatsapp'
import { sendWhatsApp } from '#shared/whatsapp/send_whatsapp'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import { findCurrentPause, listOpenIncidents } from '#shared/whatsapp/whatsapp_incidents'
import {
  FakeGraph,
  hookOf,
  postHook,
  signatureOf,
  statusHook,
  textHook,
  VERIFY_TOKEN,
  whatsappJobs,
} from '#tests/support/fakes/graph'
import { addressOfServer } from '#tests/support/api_client'

const MESSAGE = {
  to: '0803 123 4567',
  template: 'parcel_booked',
  language: 'en',
  parameters: ['Grace', 'ACME Foods', '123456789012', 'https://sendam.test/t'],
}

async function queueMessage() {
  const id = await db.transaction((trx) => sendWhatsApp(MESSAGE, trx))
  const jobs = await whatsappJobs()
  return { id, job: jobs.find(({ payload }) => payload.id === id)! }
}

const messageWith = (id: string) =>
  WhatsAppMessage.query().where({ id }).preload('report').firstOrFail()

test.group('A WhatsApp message', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('goes to the Cloud API as a template, and its rows hide number and text', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    assert.notMatch(JSON.stringify(job.payload), /8031234567|Grace/)
    await job.execute()
    assert.deepEqual(graph.sent, [
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '2348031234567',
        type: 'template',
        template: {
          name: 'parcel_booked',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: MESSAGE.parameters.map((text) => ({ type: 'text', text })),
            },
          ],
        },
        biz_opaque_callback_data: id,
      },
    ] as object[])
    const { $attributes: row } = await messageWith(id)
    assert.containsSubset(row, { status: 'accepted', messageId: graph.idOf(1) })
    assert.notMatch(JSON.stringify(row), /8031234567|Grace/)
  })

  test('appears in the development inbox', async ({ assert }) => {
    await db.transaction((trx) => sendWhatsApp(MESSAGE, trx))
    const message = await InboxMessage.query().where('channel', 'whatsapp').firstOrFail()
    assert.equal(message.subject, 'WhatsApp: parcel_booked (en)')
    const page = await fetch(`${addressOfServer()}/dev/inbox?to=0803`)
    assert.include(await page.text(), 'ACME Foods')
  })

  test('is sent once, though its job runs twice or its answer is lost', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    // The gateway accepts the message, but the connection breaks before its answer.
    graph.answer = (response) => response.destroy()
    await job.execute()
    graph.answer = null
    await job.execute()
    await Promise.all([job.execute(), job.execute()])
    assert.lengthOf(graph.sent, 1)
    const unsure = await messageWith(id)
    assert.equal(unsure.status, 'sending')
    await failLostMessages()
    const still = await messageWith(id)
    assert.equal(still.status, 'sending')
    // The report of the message carries our id.
    const report = await postHook(statusHook(graph.idOf(1), 'delivered', { ownId: id }))
    assert.equal(report.status, 200)
    const message = await messageWith(id)
    assert.equal(message.status, 'accepted')
    assert.equal(message.report.state, 'delivered')
  })

  test('is given up after a quarter of an hour without answer or report', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    graph.answer = (response) => response.destroy()
    await job.execute()
    await db.rawQuery(`update whatsapp_messages set updated_at = now() - interval '16 minutes'`)
    await failLostMessages()
    await job.execute()
    assert.lengthOf(graph.sent, 1)
    const message = await messageWith(id)
    assert.containsSubset(message.$attributes, {
      status: 'failed',
      failure: 'WhatsApp did not answer.',
    })
  })

  test('is retried after a server error, but never after a refusal', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    for (const [status, code] of [
      [500, 131_000],
      [503, 2],
      [400, 131_016],
    ] as const) {
      graph.refuses(code, status)
      await assert.rejects(() => job.execute(), `WhatsApp answered ${status} (${code})`)
    }
    graph.answer = (response) => response.writeHead(502).end('<html>')
    await assert.rejects(() => job.execute(), 'WhatsApp answered 502')
    graph.refuses(131_026)
    await job.execute()
    graph.answer = null
    await job.execute()
    assert.lengthOf(graph.sent, 5)
    const message = await messageWith(id)
    const refusal = {
      status: 'failed',
      errorCode: 131_026,
      failure: 'This number is not on WhatsApp.',
    }
    assert.containsSubset(message.$attributes, refusal)
    assert.isNull(await findCurrentPause())
  })

  test('is not sent while the quota is used up', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    const [first, second] = [await queueMessage(), await queueMessage()]
    graph.refuses(80_007)
    await first.job.execute()
    await second.job.execute()
    assert.lengthOf(graph.sent, 1)
    for (const { id } of [first, second]) {
      const { failure } = await messageWith(id)
      assert.equal(failure, 'Our quota at WhatsApp is used up.')
    }
    assert.isEmpty(await listOpenIncidents())
    await db.rawQuery(`update whatsapp_troubles set paused_until = now() - interval '1 second'`)
    graph.answer = null
    const third = await queueMessage()
    await third.job.execute()
    assert.lengthOf(graph.sent, 2)
    assert.isNull(await db.from('whatsapp_troubles').first())
  })

  test('opens an incident for staff if the token or the template is refused', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const first = await queueMessage()
    graph.refuses(132_001, 404)
    await first.job.execute()
    assert.isNull(await findCurrentPause())
    await FakeGraph.start(cleanup, 'another token')
    const second = await queueMessage()
    await second.job.execute()
    const open = await listOpenIncidents()
    const incidents = open.map(({ kind, template, errorCode }) => [kind, template, errorCode])
    assert.deepEqual(incidents, [
      ['token', null, 190],
      ['template', 'parcel_booked (en)', 132_001],
    ])
    assert.isNotNull(await findCurrentPause())
  })
})

test.group('WhatsApp webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('may come out of order or twice; a status never goes back', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    // This report comes before the answer that tells us the message's id.
    const early = await postHook(statusHook(graph.idOf(1), 'sent'))
    assert.equal(early.status, 200)
    await job.execute()
    for (const [status, state] of [
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
      ['failed', 'delivered'],
      ['read', 'read'],
      ['delivered', 'read'],
      ['read', 'read'],
    ] as const) {
      const response = await postHook(statusHook(graph.idOf(1), status))
      assert.equal(response.status, 200)
      const { report } = await messageWith(id)
      assert.equal(report.state, state)
    }
  })

  test('pause all messages for a used-up quota, once for the same report', async ({
    assert,
    cleanup,
  }) => {
    const graph = await FakeGraph.start(cleanup)
    const { job } = await queueMessage()
    await job.execute()
    const failed = statusHook(graph.idOf(1), 'failed', { code: 131_048 })
    await postHook(failed)
    assert.isNotNull(await findCurrentPause())
    await db.from('whatsapp_troubles').delete()
    await postHook(failed)
    assert.isNull(await findCurrentPause())
  })

  test('update a message that was given up meanwhile', async ({ assert, cleanup }) => {
    const graph = await FakeGraph.start(cleanup)
    const { id, job } = await queueMessage()
    graph.answer = (response) => response.destroy()
    await job.execute()
    await db.rawQuery(`update whatsapp_messages set updated_at = now() - interval '16 minutes'`)
    await failLostMessages()
    await postHook(statusHook(graph.idOf(1), 'delivered', { ownId: id }))
    const { report } = await messageWith(id)
    assert.equal(report?.state, 'delivered')
  })

  test('get 500 if an inbound message cannot be processed, so that they are repeated', async ({
    assert,
    cleanup,
  }) => {
    await FakeGraph.start(cleanup)
    const receiveMessage = () => Promise.reject(new Error('The line broke'))
    cleanup(inboundMessages.replace(async () => ({ receiveMessage })))
    const response = await postHook(textHook('2348031234567', 'STOP'))
    assert.equal(response.status, 500)
  })

  test('are refused with a missing or wrong signature', async ({ assert, cleanup }) => {
    await FakeGraph.start(cleanup)
    const body = statusHook('wamid.x', 'delivered')
    const good = signatureOf(body)
    for (const response of [
      await postHook(body, null),
      await postHook(body, 'sha256=no hex'),
      await postHook(body, good.slice(0, -2)),
      await postHook(body, good.replace('sha256=', 'sha1=')),
      await postHook(`${body} `, good),
      await postHook(body, signatureOf(body, 'another secret')),
    ]) {
      assert.equal(response.status, 401)
    }
    assert.isNull(await db.from('whatsapp_reports').first())
    whatsappGateway.driver = new NoWhatsApp()
    const nobody = await postHook(body, good)
    assert.equal(nobody.status, 401)
  })

  test('are ignored if they are malformed or about another number', async ({ assert, cleanup }) => {
    await FakeGraph.start(cleanup)
    const status = { id: 'wamid.x', status: 'delivered', biz_opaque_callback_data: randomUUID() }
    for (const strange of [
      ...['{}', '[]', '{"entry":7}', '{"entry":[null,{"changes":[{}]}]}'],
      hookOf({ statuses: [status] }, '999'),
      hookOf({ statuses: [{ ...status, status: 'deleted' }, null, { id: 7, status: 'sent' }] }),
      hookOf({ statuses: [{ ...status, id: 'x'.repeat(300) }], messages: [{ from: 'me' }] }),
    ]) {
      const response = await postHook(strange)
      assert.equal(response.status, 200)
    }
    assert.isNull(await db.from('whatsapp_reports').first())
  })

  test('are subscribed only with the verify token', async ({ client, assert, cleanup }) => {
    await FakeGraph.start(cleanup)
    const ask = (qs: Record<string, string>) => client.get('/api/v1/webhooks/whatsapp').qs(qs)
    const good = {
      'hub.mode': 'subscribe',
      'hub.verify_token': VERIFY_TOKEN,
      'hub.challenge': '1158',
    }
    const response = await ask(good)
    response.assertStatus(200)
    assert.equal(response.text(), '1158')
    assert.match(response.header('content-type')!, /^text\/plain/)
    for (const wrong of [
      { ...good, 'hub.verify_token': 'another' },
      { ...good, 'hub.mode': 'unsubscribe' },
      {},
    ]) {
      const refused = await ask(wrong as Record<string, string>)
      refused.assertStatus(401)
    }
  })
})

import { createHmac } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DateTime } from 'luxon'
import { json } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { CloudWhatsApp } from '#shared/whatsapp/cloud_whatsapp'
import SendWhatsAppJob from '#shared/whatsapp/send_whatsapp_job'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'
import { addressOfServer } from '#tests/support/api_client'

const TOKEN = 'EAAG-nobody-may-read'
const APP_SECRET = 'only-meta-and-we-know'
const PHONE_NUMBER_ID = '106540352242922'
export const VERIFY_TOKEN = 'a-word-of-ours'

type Sent = {
  to: string
  biz_opaque_callback_data: string
  template: {
    name: string
    language: { code: string }
    components: { parameters: { text: string }[] }[]
  }
}

type Answer = (response: ServerResponse) => void

/**
 * Fake of Meta's Graph API, for one number that sends templates and receives status reports.
 * Source: developers.facebook.com, "WhatsApp Cloud API", messages, webhooks and error codes.
 */
export class FakeGraph {
  readonly sent: Sent[] = []
  answer: Answer | null = null
  private server: Server = createServer(async (request, response) => {
    const body = (await json(request)) as Sent
    if (request.url !== `/v26.0/${PHONE_NUMBER_ID}/messages`) return this.refuse(response, 404, 100)
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return this.refuse(response, 401, 190)
    this.sent.push(body)
    if (this.answer) return this.answer(response)
    if (body.template.components[0]!.parameters.length !== 4) {
      return this.refuse(response, 400, 132_000)
    }
    this.write(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to, wa_id: body.to }],
      messages: [{ id: this.idOf(this.sent.length), message_status: 'accepted' }],
    })
  })

  static async start(cleanup: (undo: () => Promise<void>) => void, token = TOKEN) {
    const fake = new FakeGraph()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    const { port } = fake.server.address() as AddressInfo
    const { driver } = whatsappGateway
    whatsappGateway.driver = new CloudWhatsApp({
      baseUrl: `http://127.0.0.1:${port}`,
      version: 'v26.0',
      phoneNumberId: PHONE_NUMBER_ID,
      token,
      appSecret: APP_SECRET,
      verifyToken: VERIFY_TOKEN,
      timeoutMs: 1000,
    })
    cleanup(async () => {
      whatsappGateway.driver = driver
      await fake.stop()
    })
    return fake
  }

  stop() {
    this.server.closeAllConnections()
    return new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  idOf(number: number): string {
    return `wamid.HBgMNDQyMDc5NDYwMDAwFQIAERgS${number}`
  }

  refuses(code: number, status = 400) {
    this.answer = (response) => this.refuse(response, status, code)
  }

  private refuse(response: ServerResponse, status: number, code: number) {
    this.write(response, status, {
      error: {
        message: `(#${code}) Something about +442079460000`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: 'In more words' },
        fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
      },
    })
  }

  private write(response: ServerResponse, status: number, body: object) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

type Status = 'sent' | 'delivered' | 'read' | 'failed'

export function statusHook(
  id: string,
  status: Status,
  more: { code?: number; ownId?: string } = {}
) {
  const errors = more.code ? [{ code: more.code, title: 'Message undeliverable' }] : undefined
  return hookOf({
    statuses: [
      {
        id,
        status,
        timestamp: '1764100800',
        recipient_id: '442079460000',
        ...(more.ownId && { biz_opaque_callback_data: more.ownId }),
        ...(errors && { errors }),
      },
    ],
  })
}

export function textHook(from: string, body: string, repliedTo?: string, at?: DateTime) {
  const timestamp = at ? String(Math.floor(at.toSeconds())) : '1764100800'
  return hookOf({
    contacts: [{ profile: { name: 'Grace' }, wa_id: from }],
    messages: [
      {
        from,
        id: 'wamid.incoming',
        timestamp,
        type: 'text',
        text: { body },
        ...(repliedTo && { context: { from: '2348000000000', id: repliedTo } }),
      },
    ],
  })
}

export function hookOf(value: object, phoneNumberId = PHONE_NUMBER_ID) {
  const metadata = { display_phone_number: '2348000000000', phone_number_id: phoneNumberId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  })
}

export function signatureOf(body: string, secret = APP_SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Posts a webhook as Meta does, without a cookie. */
export function postHook(body: string, signature: string | null = signatureOf(body)) {
  return fetch(`${addressOfServer()}/api/v1/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature && { 'X-Hub-Signature-256': signature }),
    },
    body,
  })
}

type Payload = { sealed: string; id: string }

export async function whatsappJobs(): Promise<SendWhatsAppJob[]> {
  const rows: { data: string }[] = await db
    .from('queue_jobs')
    .whereLike('data', '%shared.send_whatsapp%')
    .orderBy('score')
  return rows.map(({ data }) => jobOf(JSON.parse(data).payload))
}

function jobOf(payload: Payload): SendWhatsAppJob {
  return Object.defineProperty(new SendWhatsAppJob(), 'payload', { value: payload })
}

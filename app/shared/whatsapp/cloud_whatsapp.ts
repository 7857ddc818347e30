import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { parseCloudWebhook } from '#shared/whatsapp/cloud_webhook'
import {
  type RawWhatsAppWebhook,
  type OutgoingWhatsApp,
  WhatsAppBusy,
  type WhatsAppDriver,
  WhatsAppRefused,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'

export type CloudSettings = {
  baseUrl: string
  version: string
  phoneNumberId: string
  token: string
  /** The key with which WhatsApp signs webhooks. */
  appSecret: string
  /** The secret that WhatsApp must present when the webhook is set up. */
  verifyToken: string
  timeoutMs?: number
}

/** Network errors after which the message was certainly not sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/**
 * `POST /{version}/{phone number}/messages` answers 200 with an id, or an `error` with a code.
 * Outside a conversation of the last 24 hours it accepts templates only.
 * Source: developers.facebook.com, "WhatsApp Cloud API".
 */
export class CloudWhatsApp implements WhatsAppDriver {
  constructor(private readonly settings: CloudSettings) {}

  async send(id: string, { to, template, language, parameters }: OutgoingWhatsApp) {
    const number = toInternationalNumber(to)
    if (!number) throw new WhatsAppRefused(null, null, 'This is not a phone number.')
    const response = await this.post({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: number,
      type: 'template',
      template: {
        name: template,
        language: { code: language },
        components: [
          { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
        ],
      },
      // WhatsApp repeats our id in every report, so reports match even if its response was lost.
      biz_opaque_callback_data: id,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw failureOf(response.status, answer)
    const messageId = messageIdOf(answer)
    if (!messageId) throw new Error('WhatsApp accepted the message but gave no id')
    return messageId
  }

  /** Reads a webhook whose signature, the hex HMAC-SHA256 of the raw body, is correct. */
  readWebhook({ rawBody, header }: RawWhatsAppWebhook) {
    const expected = createHmac('sha256', this.settings.appSecret).update(rawBody).digest()
    const [, hex = ''] = /^sha256=([\da-f]{64})$/i.exec(header('X-Hub-Signature-256') ?? '') ?? []
    const given = Buffer.from(hex, 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new WrongWhatsAppSignature()
    }
    return parseCloudWebhook(rawBody, this.settings.phoneNumberId)
  }

  verifyChallenge(query: Record<string, unknown>): string {
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query
    const isOurs = typeof token === 'string' && isSame(token, this.settings.verifyToken)
    if (mode !== 'subscribe' || !isOurs || typeof challenge !== 'string') {
      throw new WrongWhatsAppSignature()
    }
    return challenge
  }

  private async post(body: object): Promise<Response> {
    const { baseUrl, version, phoneNumberId, token, timeoutMs = 10_000 } = this.settings
    try {
      return await fetch(`${baseUrl.replace(/\/$/, '')}/${version}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${token}` },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (UNREACHED.includes(cause?.code ?? ''))
        throw new WhatsAppBusy('WhatsApp cannot be reached')
      throw error
    }
  }
}

/** The message was not accepted. Never log the answer's text, which may quote the number. */
function failureOf(status: number, answer: unknown): Error {
  const code = errorCodeOf(answer)
  const { message, incident, isRetried } = explainWhatsAppError(code)
  if (isRetried) return new WhatsAppBusy(`WhatsApp answered ${status} (${code})`)
  if (code === null && status >= 500) return new WhatsAppBusy(`WhatsApp answered ${status}`)
  if (code === null && status === 429)
    return new WhatsAppRefused(4, 'quota', explainWhatsAppError(4).message)
  if (code === null && status === 401)
    return new WhatsAppRefused(190, 'token', explainWhatsAppError(190).message)
  return new WhatsAppRefused(code, incident, message)
}

function errorCodeOf(answer: unknown): number | null {
  const { error } = (answer ?? {}) as { error?: { code?: unknown } | null }
  const code = error?.code
  return typeof code === 'number' && Number.isSafeInteger(code) && Math.abs(code) < 2 ** 31
    ? code
    : null
}

function messageIdOf(answer: unknown): string | null {
  const { messages } = (answer ?? {}) as { messages?: { id?: unknown }[] }
  const id = Array.isArray(messages) ? messages[0]?.id : null
  return typeof id === 'string' && id !== '' && id.length <= 200 ? id : null
}

/** Compares two texts of any lengths in constant time. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

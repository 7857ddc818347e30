import { createHmac, timingSafeEqual } from 'node:crypto'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import {
  type ReceivedReport,
  type Sms,
  type SmsDriver,
  type GatewayReport,
  SmsRefused,
  type SmsState,
  WrongSmsSignature,
} from '#shared/sms/sms_driver'

export type TermiiSettings = {
  baseUrl: string
  apiKey: string
  senderId: string
  /** `dnd`, available on request, also reaches numbers that block advertising, at any hour. */
  channel: 'generic' | 'dnd'
  /** Key of the report signatures: the webhook's secret, or the API key if it has none. */
  webhookSecret: string
  timeoutMs?: number
}

/** Termii's final statuses. Any other status counts as on its way. */
const STATES: Record<string, SmsState> = {
  'delivered': 'delivered',
  'message failed': 'undelivered',
  'dnd active on phone number': 'undelivered',
  'rejected': 'undelivered',
  'expired': 'undelivered',
}

const MAX_STATUS_LENGTH = 60

/**
 * `POST /api/sms/send` answers 200 with `code: "ok"` and a `message_id` if it accepts the SMS, and
 * 4xx if it never will. Source: developers.termii.com, and its clients okolaa/termiiphp and
 * termii-js.
 */
export class TermiiSms implements SmsDriver {
  constructor(private readonly settings: TermiiSettings) {}

  async send({ to, text }: Sms) {
    const number = toInternationalNumber(to)
    if (!number) throw new SmsRefused('This is not a phone number')
    const response = await this.post(number, text)
    if (isFinal(response.status)) throw new SmsRefused(`Termii answered ${response.status}`)
    if (!response.ok) throw new Error(`Termii answered ${response.status}`)
    const answer: unknown = await response.json()
    const messageId = messageIdOf(answer)
    if (!messageId) throw new SmsRefused('Termii did not accept the SMS')
    return messageId
  }

  /** Verifies the hex HMAC-SHA512 of the raw body. */
  readReport({ rawBody, header }: ReceivedReport): GatewayReport | null {
    const { webhookSecret } = this.settings
    const expected = createHmac('sha512', webhookSecret).update(rawBody).digest()
    const given = Buffer.from(header('X-Termii-Signature') ?? '', 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new WrongSmsSignature()
    }
    const report: unknown = parsed(rawBody)
    const messageId = messageIdOf(report)
    const statusText = textOf(report, 'status')
    if (!messageId || !statusText) return null
    const state = STATES[statusText.toLowerCase()] ?? 'on_its_way'
    return { messageId, state, statusText: statusText.slice(0, MAX_STATUS_LENGTH) }
  }

  private post(to: string, sms: string) {
    const { baseUrl, apiKey, senderId, channel, timeoutMs = 10_000 } = this.settings
    return fetch(`${baseUrl.replace(/\/$/, '')}/api/sms/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
      body: JSON.stringify({ api_key: apiKey, to, from: senderId, sms, type: 'plain', channel }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }
}

/** Whether a retry cannot help. Time-outs (408) and rate limits (429) pass; other 4xx do not. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Prefers the id as text: as a number, JavaScript would lose the last of its nineteen digits. */
function messageIdOf(answer: unknown): string | null {
  const id = textOf(answer, 'message_id_str') ?? textOf(answer, 'message_id')
  return id && id.length <= 100 ? id : null
}

function textOf(answer: unknown, field: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const value = (answer as Record<string, unknown>)[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

function parsed(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}

import { internationalNumber } from '#shared/phones/rules/international_number'
import { type Sms, type SmsDriver, SmsRefused } from '#shared/sms/sms_driver'

export type TermiiSettings = {
  /** Each account has its own, as its dashboard says. */
  baseUrl: string
  apiKey: string
  senderId: string
  /** `dnd` also reaches those who want no advertising; Termii enables it on request. */
  channel: 'generic' | 'dnd'
  timeoutMs?: number
}

/**
 * Termii's `POST /api/sms/send`, which answers 200 with `code: "ok"` and a `message_id` when it has
 * taken the SMS, and 4xx with a `message` when it never will.
 * Source: developers.termii.com, and its clients okolaa/termiiphp and termii-js.
 */
export class TermiiSms implements SmsDriver {
  constructor(private readonly settings: TermiiSettings) {}

  async send({ to, text }: Sms) {
    const number = internationalNumber(to)
    if (!number) throw new SmsRefused('This is not a phone number')
    const response = await this.post(number, text)
    if (isFinal(response.status)) throw new SmsRefused(`Termii answered ${response.status}`)
    if (!response.ok) throw new Error(`Termii answered ${response.status}`)
    const answer: unknown = await response.json()
    if (!isTaken(answer)) throw new SmsRefused('Termii did not take the SMS')
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

/** A time-out of theirs and too many requests pass; any other 4xx is the same the next time. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function isTaken(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'message_id' in answer
}

import { randomUUID } from 'node:crypto'
import { eventually } from '#tests/support/eventually'
import { setCash } from '#tests/support/money/payouts'
import { makeShipment } from '#tests/support/shipment_rows'
import { countTransfers } from '../wallet/commands.js'
import { signIn, type Web } from '../wallet/processes.js'

const OWNERS = ['member', 'other', 'manager', 'franchise'].map((name) => `${name}@sendam.test`)

const SOME = 20
const PAID_WITHIN_MS = 120_000

type Answer = { status: number; text: string }

/** Customers who pay for one shipment after the other. A payment that got 503 is sent again. */
export class Payers {
  /** Answers other than 200 and 503. */
  readonly failures: Answer[] = []
  readonly #paid: string[] = []
  readonly #web: Web
  readonly #paying: Promise<unknown>
  #hasEnded = false

  private constructor(web: Web, tokens: string[]) {
    this.#web = web
    this.#paying = Promise.all(OWNERS.map((owner, at) => this.#payAll(owner, tokens[at]!)))
    // `end` reports it.
    this.#paying.catch(() => {})
  }

  static async begin(web: Web): Promise<Payers> {
    // Also creates what later shipments share, such as a category of goods.
    for (const owner of OWNERS) await makeShipment({ owner })
    for (const owner of OWNERS) await setCash(owner, 5_000_000)
    return new Payers(web, await Promise.all(OWNERS.map((owner) => signIn(web, owner))))
  }

  /** Waits for some more payments, or for a failure. */
  async waitForSome() {
    const before = this.#paid.length
    await eventually(
      () => this.failures.length > 0 || this.#paid.length >= before + SOME,
      PAID_WITHIN_MS
    )
  }

  async end() {
    this.#hasEnded = true
    await this.#paying
  }

  /** Counts the payments that did not take effect exactly once. */
  async countWrong(): Promise<number> {
    const counts = await Promise.all(
      this.#paid.map((reference) => countTransfers({ kind: 'shipment_payment', reference }))
    )
    return counts.filter((count) => count !== 1).length
  }

  async #payAll(owner: string, token: string) {
    while (!this.#hasEnded) {
      const { transactionReference: reference } = await makeShipment({
        status: 'AWAITING_PAYMENT_CONFIRMATION',
        owner,
        shippingNaira: 1000,
      })
      const answer = await this.#payOnce(reference, token, randomUUID())
      if (answer.status === 200) this.#paid.push(reference)
      else this.failures.push(answer)
    }
  }

  async #payOnce(reference: string, authorization: string, key: string): Promise<Answer> {
    for (;;) {
      const response = await fetch(
        `${this.#web.address}/api/v1/shipment/${reference}/make_payment/Wallet`,
        { method: 'POST', headers: { authorization, 'idempotency-key': key } }
      )
      const answer = { status: response.status, text: await response.text() }
      if (answer.status !== 503) return answer
    }
  }
}

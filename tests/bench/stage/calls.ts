import { Pool } from 'undici'
import { during, effort, perSecond } from '#tests/bench/measurement'

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
  /** A status of 300 or above that counts as success. */
  refusal?: number
}

/** As many connections as a busy browser opens. */
const AT_ONCE = 16

/** The server answered with a status that the call did not expect. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

/** Sends requests to one server over a few persistent connections. */
export class Calls {
  readonly #pool: Pool

  constructor(address: string, connections = AT_ONCE) {
    this.#pool = new Pool(address, { connections, pipelining: 1 })
  }

  static bodyOf(body: object): string {
    return JSON.stringify(body)
  }

  /**
   * Sends a request, reads the whole answer, and throws at a status from 300 on except `refusal`.
   */
  async ask({ method = 'GET', path, headers = {}, body, refusal }: Call) {
    const answer = await this.#pool.request({
      method,
      path,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && Calls.bodyOf(body),
    })
    // Decoding text here would cost more time than the server needs for a page.
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    if (answer.statusCode >= 300 && answer.statusCode !== refusal) {
      throw new Refused(
        answer.statusCode,
        `${method} ${path}: ${answer.statusCode} ${bytes.toString('utf8', 0, 300)}`
      )
    }
    // A page lists the deferred props that failed.
    if ('x-inertia' in headers && !bytes.includes('"rescuedProps":[]')) {
      const missing = /"rescuedProps":\[[^\]]*\]/.exec(bytes.toString())
      throw new Refused(500, `${method} ${path}: ${missing}`)
    }
    return { text: () => bytes.toString(), headers: answer.headers }
  }

  rate(make: (turn: number) => Call): Promise<number> {
    return perSecond(during(effort.rateMs), AT_ONCE, (turn) => this.ask(make(turn)))
  }

  close() {
    return this.#pool.close()
  }
}

let visitors = 0

export function newVisitor(): Record<string, string> {
  visitors += 1
  const parts = [10, visitors >> 16, visitors >> 8, visitors].map((part) => part & 255)
  return { 'x-forwarded-for': parts.join('.') }
}

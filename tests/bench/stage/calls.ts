import { Pool } from 'undici'
import { during, effort, perSecond } from '#tests/bench/measuring'

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
  /** A refusal that is asked for. */
  refusal?: number
}

/** As many as a busy browser and its neighbours have open. */
const AT_ONCE = 16

/** It was answered, and with something else than what was asked for. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

/** One server, asked over a few connections that stay open. */
export class Calls {
  readonly #pool: Pool

  constructor(address: string, connections = AT_ONCE) {
    this.#pool = new Pool(address, { connections, pipelining: 1 })
  }

  /** As it is sent, for whoever signs it. */
  static bodyOf(body: object): string {
    return JSON.stringify(body)
  }

  /** Until the last byte is here. Throws what was not answered as it should be: a refusal is quickly made. */
  async ask({ method = 'GET', path, headers = {}, body, refusal }: Call) {
    const answer = await this.#pool.request({
      ...{ method, path },
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && Calls.bodyOf(body),
    })
    // Read as text it would keep the one who measures busier than a page keeps its server.
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    if (answer.statusCode >= 300 && answer.statusCode !== refusal) {
      throw new Refused(
        answer.statusCode,
        `${method} ${path}: ${answer.statusCode} ${bytes.toString('utf8', 0, 300)}`
      )
    }
    // A page is answered without the parts that failed, and names them.
    if ('x-inertia' in headers && !bytes.includes('"rescuedProps":[]')) {
      const missing = /"rescuedProps":\[[^\]]*\]/.exec(bytes.toString())
      throw new Refused(500, `${method} ${path}: ${missing}`)
    }
    return { text: () => bytes.toString(), headers: answer.headers }
  }

  /** Answers a second while a moment lasts, each to a call of its own. */
  rate(make: (turn: number) => Call): Promise<number> {
    return perSecond(during(effort.rateMs), AT_ONCE, (turn) => this.ask(make(turn)))
  }

  close() {
    return this.#pool.close()
  }
}

let visitors = 0

/** Somebody whom nobody has seen yet: limits are counted for each address. */
export function newVisitor(): Record<string, string> {
  visitors += 1
  const parts = [10, visitors >> 16, visitors >> 8, visitors].map((part) => part & 255)
  return { 'x-forwarded-for': parts.join('.') }
}

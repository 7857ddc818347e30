import { readFileSync } from 'node:fs'
import { Agent, request } from 'undici'
import { History } from '#tests/cluster/client/history'
import { type Account, WalletClient } from '#tests/cluster/client/wallet_client'
import type { Cluster } from '#tests/cluster/lab/cluster'
import { LAB } from '#tests/cluster/lab/machine'

const WALLETS = 40
/** With 40 wallets some six payments and twenty requests a second, which two cores serve with ease. */
const PAUSE_MS = 6000

interface Made {
  accounts: Account[]
  feeNaira: number
  submission: object
  question: object
}

/** All clients of a run. They come from outside, through the load balancer. */
export class Crowd {
  readonly history = new History()
  readonly #dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
  readonly #clients: WalletClient[]
  #lives: Promise<void>[] = []

  private constructor(
    readonly url: string,
    readonly made: Made,
    hasKeys: boolean
  ) {
    const { accounts, submission, feeNaira } = made
    const given = {
      ...{ url, submission, feeNaira, hasKeys, pauseMs: PAUSE_MS },
      ...{ dispatcher: this.#dispatcher, history: this.history },
    }
    this.#clients = accounts.map((account, at) => new WalletClient(at + 1, account, given))
  }

  static async gather({ webs, balancer }: Cluster, hasKeys: boolean): Promise<Crowd> {
    const file = `${LAB}/people.json`
    const maker = ['--import=@poppinss/ts-exec', 'tests/cluster/client/make_people.ts']
    await webs[0]!.tool('make_people', [...maker, String(WALLETS), file])
    return new Crowd(balancer.url, JSON.parse(readFileSync(file, 'utf8')), hasKeys)
  }

  /** Returns the number of offers for a parcel to Britain. */
  async quote(): Promise<number> {
    const { statusCode, body } = await request(`${this.url}/api/v1/rate/quote`, {
      dispatcher: this.#dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'host': 'ship.example.ng' },
      body: JSON.stringify(this.made.question),
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`No quote: ${statusCode} ${text}`)
    return JSON.parse(text).data.courierRates.length
  }

  begin() {
    this.#lives = this.#clients.map((client) => client.live())
  }

  async end() {
    for (const client of this.#clients) client.stop()
    await Promise.all(this.#lives)
    await this.#dispatcher.close()
  }
}

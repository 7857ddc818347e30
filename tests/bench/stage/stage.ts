import { Calls } from '#tests/bench/stage/calls'
import { pageHeaders, apiClientHeaders } from '#tests/bench/stage/signed_in'
import { Served } from '#tests/bench/stage/served'

export interface Place {
  served: Served
  calls: Calls
}

/** The servers of a run, each started when a row first needs it. */
export class Stage {
  readonly #places = new Map<string, Promise<Place>>()
  readonly #headers = new Map<string, Promise<Record<string, string>>>()

  constructor(
    readonly smallUrl: string,
    readonly largeUrl: string
  ) {}

  /** The product on a database with few shipments. */
  small = () => this.#place('small', () => Served.product(this.smallUrl))

  large = () => this.#place('large', () => Served.product(this.largeUrl))

  floor = () => this.#place('floor', () => Served.floor(this.smallUrl))

  async as(place: 'small' | 'large', username: string) {
    const { calls } = await this[place]()
    return this.#once(`${place} ${username}`, () => apiClientHeaders(calls, username))
  }

  async lookingAt(place: 'small' | 'large', username: string, path: string, parts: string[]) {
    const { calls } = await this[place]()
    return this.#once(`${place} ${path}`, () => pageHeaders(calls, username, path, parts))
  }

  async end() {
    for (const place of this.#places.values()) {
      const { calls, served } = await place
      await calls.close()
      served.stop()
    }
  }

  #place(name: string, start: () => Promise<Served>): Promise<Place> {
    const place = this.#places.get(name) ?? start().then(createPlace)
    this.#places.set(name, place)
    return place
  }

  #once(name: string, ask: () => Promise<Record<string, string>>) {
    const headers = this.#headers.get(name) ?? ask()
    this.#headers.set(name, headers)
    return headers
  }
}

function createPlace(served: Served): Place {
  return { served, calls: new Calls(served.address) }
}

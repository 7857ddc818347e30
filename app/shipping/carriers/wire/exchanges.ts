import { AsyncLocalStorage } from 'node:async_hooks'

/** A request to a carrier and its answer, without secrets. */
export interface Exchange {
  operation: string
  sentAt: Date
  ms: number
  status: number | null
  request: string
  answer: string
}

const collectedExchanges = new AsyncLocalStorage<Exchange[]>()

/** Runs `call`, then passes its exchanges with the carrier to `keep`, also if `call` failed. */
export async function collectExchanges<Answer>(
  call: () => Promise<Answer>,
  keep: (exchanges: Exchange[]) => Promise<void>
): Promise<Answer> {
  const exchanges: Exchange[] = []
  try {
    return await collectedExchanges.run(exchanges, call)
  } finally {
    await keep(exchanges)
  }
}

/** Adds to the exchanges that `collectExchanges` collects; does nothing outside it. */
export function logExchange(exchange: Exchange) {
  collectedExchanges.getStore()?.push(exchange)
}

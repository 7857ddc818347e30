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

/** Passes the exchanges to `keep` even if `call` fails. */
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

/** Does nothing outside `collectExchanges`. */
export function logExchange(exchange: Exchange) {
  collectedExchanges.getStore()?.push(exchange)
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** One question to a carrier and its answer, without secrets. */
export interface Exchange {
  operation: string
  sentAt: Date
  ms: number
  /** HTTP; null where no answer came. */
  status: number | null
  request: string
  answer: string
}

const collectedExchanges = new AsyncLocalStorage<Exchange[]>()

/** Runs `call` and hands over what was said on the wire meanwhile, also when it fails. */
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

/** Kept where somebody collects, else forgotten. */
export function logExchange(exchange: Exchange) {
  collectedExchanges.getStore()?.push(exchange)
}

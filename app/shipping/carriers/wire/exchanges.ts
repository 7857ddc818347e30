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

const collecting = new AsyncLocalStorage<Exchange[]>()

/** Runs `call` and hands over what was said on the wire meanwhile, also when it fails. */
export async function withExchanges<Answer>(
  call: () => Promise<Answer>,
  keep: (exchanges: Exchange[]) => Promise<void>
): Promise<Answer> {
  const exchanges: Exchange[] = []
  try {
    return await collecting.run(exchanges, call)
  } finally {
    await keep(exchanges)
  }
}

/** Kept where somebody collects, else forgotten. */
export function noteExchange(exchange: Exchange) {
  collecting.getStore()?.push(exchange)
}

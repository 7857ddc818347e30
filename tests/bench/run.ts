import { ignite } from '../../bin/ignitor.js'

/** Measurements that print their own output and run in this process. */
const OTHERS: Record<string, () => Promise<() => unknown>> = {
  following: () => import('#tests/bench/following').then(({ printFollowing }) => printFollowing),
  webhooks: () => import('#tests/bench/webhooks').then(({ printWebhooks }) => printWebhooks),
  batches: () => import('#tests/bench/batches').then(({ printBatches }) => printBatches),
  bookings: () => import('#tests/bench/bookings').then(({ printBookings }) => printBookings),
  checkout: () => import('#tests/bench/checkout').then(({ printCheckout }) => printCheckout),
  prices: () => import('#tests/bench/prices').then(({ printPrices }) => printPrices),
}

type Asked = { names: string[]; form: 'table' | 'json' | 'markdown'; largeUrl: string }

async function measureAll({ names, form, largeUrl }: Asked): Promise<boolean> {
  const { printTable } = await import('#tests/bench/table')
  const { Stage } = await import('#tests/bench/stage/stage')
  const stage = new Stage(process.env.DATABASE_URL!, largeUrl)
  try {
    return await printTable(stage, names, form)
  } finally {
    await stage.end()
  }
}

try {
  const asked: Asked = JSON.parse(process.argv[2]!)
  const other = OTHERS[asked.names[0] ?? '']
  let succeeded = true
  if (other) {
    await ignite().httpServer().start()
    const print = await other()
    await print()
  } else {
    const app = ignite().createApp('console')
    await app.init()
    await app.boot()
    await app.start(async () => {
      succeeded = await measureAll(asked)
    })
  }
  process.exit(succeeded ? 0 : 1)
} catch (error) {
  console.error(error)
  process.exit(1)
}

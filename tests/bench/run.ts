import { ignite } from '../../bin/ignitor.js'

try {
  const ignitor = ignite()
  await ignitor.httpServer().start()
  const { printTable } = await import('#tests/bench/table')
  const { printFollowing } = await import('#tests/bench/following')
  const { printWebhooks } = await import('#tests/bench/webhooks')
  const { printBookings } = await import('#tests/bench/bookings')
  const { printCheckout } = await import('#tests/bench/checkout')
  const { printPrices } = await import('#tests/bench/prices')
  if (process.argv.includes('prices')) await printPrices()
  else if (process.argv.includes('following')) printFollowing()
  else if (process.argv.includes('webhooks')) await printWebhooks()
  else if (process.argv.includes('bookings')) await printBookings()
  else if (process.argv.includes('checkout')) await printCheckout()
  else await printTable()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}

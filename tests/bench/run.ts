import { ignite } from '../../bin/ignitor.js'

try {
  const ignitor = ignite()
  await ignitor.httpServer().start()
  const { printTable } = await import('#tests/bench/table')
  const { printFollowing } = await import('#tests/bench/following')
  if (process.argv.includes('following')) printFollowing()
  else await printTable()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}

import { ignite } from '../../bin/ignitor.js'

try {
  const ignitor = ignite()
  await ignitor.httpServer().start()
  const { printTable } = await import('#tests/bench/table')
  await printTable()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}

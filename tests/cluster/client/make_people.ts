import { writeFileSync } from 'node:fs'
import { ignite } from '../../../bin/ignitor.js'

/** Creates customers with money, and writes what the clients need into a file. */
const [count, file] = process.argv.slice(2)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { makePeople } = await import('#tests/bench/load/people')
  const { submission } = await import('#tests/support/submission')
  const { toBritain } = await import('#tests/support/rate_requests')
  const people = await makePeople(Number(count))
  const tokens = people.map(({ own }) => own.authorization)
  const given = {
    tokens,
    submission: await submission({ preferredCourier: 'DHL' }),
    question: toBritain(),
  }
  writeFileSync(file!, JSON.stringify(given))
})
process.exit(0)

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
  const { naira } = await import('#shared/money/rules/money')
  const { toBritain } = await import('#tests/support/rate_requests')
  const { linkPayoutAccount } = await import('#tests/support/money/payouts')
  const { withdrawalFeeKobo } = await import('#wallet/balances/wallet_settings')
  const accounts: object[] = []
  for (const { own, email } of await makePeople(Number(count))) {
    const { id } = await linkPayoutAccount(email)
    accounts.push({ token: own.authorization, payoutAccountId: id })
  }
  const given = {
    accounts,
    feeNaira: naira(await withdrawalFeeKobo.get()),
    submission: await submission({ preferredCourier: 'DHL' }),
    question: toBritain(),
  }
  writeFileSync(file!, JSON.stringify(given))
})
process.exit(0)

import { setTimeout as wait } from 'node:timers/promises'
import { ignite } from '../../../bin/ignitor.js'

type Asked = { minutes: number; users: number }

const MINUTE_MS = 60_000
/** By this time of the run, the caches are full. */
const WARM_AFTER_MINUTES = 2
/** Allowed growth of a process's memory between its third minute and its last. */
const FLAT = 1.15

async function load({ minutes, users }: Asked): Promise<boolean> {
  const { LoadPaymentProvider } = await import('#tests/bench/load/load_payment_provider')
  const { Member } = await import('#tests/bench/load/fleet')
  const { Log } = await import('#tests/bench/load/log')
  const { STAFF, consoleHeaders, headersOf, makePeople, trackingNumbers } =
    await import('#tests/bench/load/people')
  const { findMoneyFaults: moneyFaults } = await import('#tests/bench/load/soundness')
  const { Traffic } = await import('#tests/bench/load/traffic')
  const { toBritain } = await import('#tests/support/rate_requests')
  const { submission } = await import('#tests/support/submission')

  const log = new Log()
  const provider = await LoadPaymentProvider.open()
  const env = { ...process.env, TRUST_PROXY: 'loopback', ...provider.settings }
  const fleet = await Promise.all(
    (['web', 'web', 'worker', 'worker'] as const).map((kind) => Member.start(kind, env))
  )
  const webs = fleet.filter(({ kind }) => kind === 'web')
  const people = await makePeople(users)
  const traffic = new Traffic({
    webs,
    provider,
    log,
    question: toBritain(),
    numbers: await trackingNumbers(),
    submission: await submission({ preferredCourier: 'DHL' }),
    business: await headersOf('owner@acme.test'),
    staff: await headersOf(STAFF),
    console: await consoleHeaders(webs[0]!.address),
  })

  console.log(`${users} people for ${minutes} minutes…`)
  const end = Date.now() + minutes * MINUTE_MS
  const lives = Promise.all(people.map(({ own }) => traffic.live(own, end)))
  // One process of each kind is killed midway; the memory of the others is compared.
  const survivors = [webs[1]!, fleet[3]!]
  const warm = wait(Math.min(WARM_AFTER_MINUTES, minutes / 4) * MINUTE_MS).then(() => held())
  const held = () => Promise.all(survivors.map((member) => member.heldMb()))
  const dying = wait((minutes / 2) * MINUTE_MS).then(async () => {
    fleet[2]!.kill()
    const web = webs[0]!
    web.kill()
    await web.answers()
    web.wasKilled = false
  })
  await Promise.all([dying, wait(end - Date.now() - 1000)])
  const [atFirst, atLast] = [await warm, await held()]
  await lives

  console.log(`\n${log.table}\n`)
  const money = await moneyFaults([...traffic.paid], provider.paid)
  for (const member of fleet) await member.stop()
  await Promise.all([traffic.close(), provider.stop()])

  const memory = survivors.map(({ kind }, at) => {
    const growth = atLast[at]! / atFirst[at]!
    const said = `${kind} ${atFirst[at]!.toFixed(0)} MB, then ${atLast[at]!.toFixed(0)} MB`
    return { said, isFlat: growth <= FLAT }
  })
  console.log(
    `Memory after garbage collection, early and at the end: ${memory.map(({ said }) => said).join('; ')}`
  )
  console.log(`Requests cut by the kill, and retried: ${log.cutOff}`)
  console.log(`Paid: ${traffic.paid.size}, charged by card: ${provider.paid.length}`)
  const faults = [
    ...[...log.faults].map(([sentence, times]) => `${sentence} (${times} times)`),
    ...money,
    ...memory.filter(({ isFlat }) => !isFlat).map(({ said }) => `memory grew: ${said}`),
  ]
  console.log(
    faults.length
      ? `Failed:\n- ${faults.join('\n- ')}`
      : 'Passed: no failure except the kill, and the ledger is sound.'
  )
  return faults.length === 0
}

try {
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  let isSound = false
  await app.start(async () => {
    isSound = await load(JSON.parse(process.argv[2]!))
  })
  process.exit(isSound ? 0 : 1)
} catch (error) {
  console.error(error)
  process.exit(1)
}

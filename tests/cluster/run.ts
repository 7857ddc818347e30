import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SCRATCH } from '../../bin/runtime/checkout.ts'
import { Crowd } from '#tests/cluster/client/crowd'
import { type Fault, FAULTS } from '#tests/cluster/faults'
import { judge } from '#tests/cluster/judge/judge'
import { Watcher } from '#tests/cluster/judge/watcher'
import { Cluster, type Lack } from '#tests/cluster/lab/cluster'
import { LAB } from '#tests/cluster/lab/machine'

/** Logs of a run that failed, the only thing that stays of it. */
const LOGS = join(SCRATCH, 'cluster_logs')

const say = (line: string) => console.log(line)

/** How long the clients work undisturbed before the first fault and after each. */
const CALM_MS = 10_000
const QUIET_MS = 15_000

/** Each lack with the faults that show it, and what the judges must say. */
const TEETH: Record<Lack, { faults: string[]; mustSay: RegExp }> = {
  synchronous: { faults: ['behind'], mustSay: /confirmed payments are lost/ },
  keys: { faults: ['standbys'], mustSay: /parcels for \d+ bookings/ },
  shutdown: { faults: ['cut'], mustSay: /^cut: no payment/ },
}

/** Makes one thing go wrong while clients work. Returns what was wrong with how it went. */
async function suffer(fault: Fault, cluster: Cluster, crowd: Crowd): Promise<string[]> {
  const since = Date.now()
  const before = await cluster.primary()
  await fault.happen(cluster)
  await cluster.isWhole()
  const after = await cluster.primary()
  await wait(CALM_MS)
  const pause = crowd.history.longestPause(since)
  const [took, limit] = [pause.toFixed(1), fault.backWithin]
  const slowest = crowd.history.slowest(since).toFixed(1)
  const repeated = crowd.history.troublesSince(since)
  const found: string[] = []
  if (pause > limit) found.push(`no payment for ${took} s, and ${limit} s are allowed`)
  if (fault.isUnnoticed && repeated) found.push('requests were repeated, and none may be')
  if (fault.keepsPrimary && after !== before) found.push('the primary changed, and it may not')
  say(
    `${found.length ? '✘' : '✔'} ${fault.name}: ${fault.sentence}. Longest time without a payment ${took} s of ${limit} s. 99% of requests within ${slowest} s. Repeated: ${repeated || 'nothing'}.`
  )
  return found.map((sentence) => `${fault.name}: ${sentence}`)
}

/** Returns what is wrong with a cluster in which these things went wrong. */
async function findFaults(faults: Fault[], lack?: Lack): Promise<string[]> {
  const cluster = await Cluster.boot(say, lack)
  const crowd = await Crowd.gather(cluster, lack !== 'keys')
  say(`The first quote has ${await crowd.quote()} offers.`)
  const watcher = new Watcher(cluster)
  const watching = watcher.watch()
  crowd.begin()
  await wait(CALM_MS)
  const found: string[] = []
  for (const fault of faults) found.push(...(await suffer(fault, cluster, crowd)))
  await crowd.end()
  await wait(QUIET_MS)
  watcher.stop()
  await watching
  await cluster.isWhole()
  found.push(...watcher.faults, ...cluster.check(), ...(await judge(cluster, crowd.history)))
  const paid = crowd.history.paid.length
  if (!paid || !watcher.looks) found.push('nothing was paid, or nobody looked at the money')
  say(
    `${paid} payments, ${cluster.bank.transfers.size} transfers of the bank; all money was summed ${watcher.looks} times.`
  )
  return found
}

async function run([first = '', ...rest]: string[]): Promise<boolean> {
  const lack = /^without-(\w+)$/.exec(first)?.[1] as Lack | undefined
  const names = lack ? TEETH[lack].faults : [first, ...rest].filter(Boolean)
  const faults = FAULTS.filter(({ name }) => !names.length || names.includes(name))
  const found = await findFaults(faults, lack)
  const list = found.map((sentence) => `\n- ${sentence}`).join('')
  if (lack) {
    const isCaught = found.some((sentence) => TEETH[lack].mustSay.test(sentence))
    say(
      isCaught
        ? `Passed, because it was found:${list}`
        : `Failed: nothing like ${TEETH[lack].mustSay} was found.${list}`
    )
    return isCaught
  }
  say(found.length ? `Failed:${list}` : 'Passed: no payment was lost or doubled.')
  return found.length === 0
}

async function succeeds(): Promise<boolean> {
  rmSync(LOGS, { recursive: true, force: true })
  try {
    if (await run(process.argv.slice(2))) return true
  } catch (problem) {
    console.error(problem)
  }
  for (const machine of readdirSync(LAB)) {
    const logs = join(LAB, machine, 'log')
    if (existsSync(logs)) cpSync(logs, join(LOGS, machine), { recursive: true })
  }
  say(`The logs of all machines are in ${LOGS}.`)
  return false
}

process.exit((await succeeds()) ? 0 : 1)

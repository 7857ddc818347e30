import { setTimeout as wait } from 'node:timers/promises'
import { Crowd } from '#tests/cluster/client/crowd'
import { type Fault, FAULTS } from '#tests/cluster/faults'
import { judge } from '#tests/cluster/judge/judge'
import { Watcher } from '#tests/cluster/judge/watcher'
import { Cluster } from '#tests/cluster/lab/cluster'

const say = (line: string) => console.log(line)

/** How long the clients work undisturbed before the first fault and after each. */
const CALM_MS = 10_000
const QUIET_MS = 15_000

/** Makes one thing go wrong while clients work, and says what is wrong with how it went. */
async function suffer(fault: Fault, cluster: Cluster, crowd: Crowd): Promise<string[]> {
  const since = Date.now()
  await fault.happen(cluster)
  await cluster.isWhole()
  await wait(CALM_MS)
  const pause = crowd.history.longestPause(since)
  const troubles = [...crowd.history.troubles(since)].map(([trouble, times]) => `${times} × ${trouble}`)
  const isBack = pause <= fault.backWithin
  say(
    `${isBack ? '✔' : '✘'} ${fault.name}: ${fault.sentence}; longest pause ${pause.toFixed(1)} s of ${fault.backWithin} s; repeated: ${troubles.join(', ') || 'nothing'}`
  )
  return isBack ? [] : [`${fault.name}: no payment for ${pause.toFixed(1)} s`]
}

async function run(names: string[]): Promise<boolean> {
  const faults = FAULTS.filter(({ name }) => !names.length || names.includes(name))
  const cluster = await Cluster.boot(say)
  const crowd = await Crowd.gather(cluster, true)
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
  found.push(...watcher.faults, ...(await judge(cluster, crowd.history)))
  say(`${crowd.history.paid.length} payments, ${watcher.looks} looks at the sum of all money`)
  say(found.length ? `Failed:\n- ${found.join('\n- ')}` : 'Passed: no payment was lost or doubled.')
  return found.length === 0
}

try {
  process.exit((await run(process.argv.slice(2))) ? 0 : 1)
} catch (problem) {
  console.error(problem)
  process.exit(1)
}

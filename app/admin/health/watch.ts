import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { lookForAlarms } from '#admin/health/alarms'
import { type ProcessKind, RunningProcess } from '#shared/health/running_process'
import { forgetOwnMetrics, tellOwnMetrics } from '#shared/health/shared_metrics'
import { writeTallies } from '#shared/health/tallies'
import { writeReads } from '#shared/audit/reads'
import { watchReplica } from '#shared/scale/replica_reads'
import metrics from '#config/metrics'
import { sharesPort } from '../../../bin/runtime/web_processes.js'

const READS_MS = 1_000
const TALLIES_MS = 3_000
const SEEN_MS = 30_000
const ALARMS_MS = 60_000
const METRICS_MS = 15_000

/** Says that this process lives, keeps what it counts, and looks with the others whether something is wrong. */
export function watch(kind: ProcessKind) {
  const self = new RunningProcess(kind)
  const tellsMetrics = sharesPort && metrics.token !== null
  const timers = [
    every(SEEN_MS, () => self.saysItself()),
    every(TALLIES_MS, writeTallies),
    every(READS_MS, writeReads),
    every(ALARMS_MS, lookForAlarms),
    ...(tellsMetrics ? [every(METRICS_MS, tellOwnMetrics)] : []),
  ]
  void attempted(() => self.saysItself())
  void attempted(watchReplica)
  if (tellsMetrics) void attempted(tellOwnMetrics)
  app.terminating(async () => {
    timers.forEach((timer) => clearInterval(timer))
    await attempted(writeTallies)
    await attempted(writeReads)
    await attempted(() => self.leaves())
    if (tellsMetrics) await attempted(forgetOwnMetrics)
  })
}

/** One round at a time. After a pause of the whole machine nobody has been seen, so that round is left out. */
function every(ms: number, work: () => Promise<void>) {
  let isBusy = false
  let last = Date.now()
  const timer = setInterval(async () => {
    const hasSlept = Date.now() - last > 2 * ms
    last = Date.now()
    if (isBusy || (hasSlept && work === lookForAlarms)) return
    isBusy = true
    await attempted(work)
    isBusy = false
  }, ms)
  return timer.unref()
}

async function attempted(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    logger.warn({ err: error }, 'The product could not look after itself')
  }
}

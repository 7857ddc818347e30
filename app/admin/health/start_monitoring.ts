import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { MISSING_WORKER_MINUTES } from '#admin/health/detect_alarms'
import { updateAlarms } from '#admin/health/update_alarms'
import { isWorkerMissing, type ProcessKind, RunningProcess } from '#shared/health/running_process'
import { removeProcessMetrics, publishProcessMetrics } from '#shared/health/shared_metrics'
import { flushTallies } from '#shared/health/tallies'
import { flushPersonalDataReads } from '#shared/audit/personal_data_reads'
import { watchReplica } from '#shared/scale/replica_reads'
import metrics from '#config/metrics'
import { sharesPort } from '../../../bin/runtime/web_processes.js'

const FLUSH_READS_MS = 1_000
const FLUSH_TALLIES_MS = 3_000
const HEARTBEAT_MS = 30_000
const ALARM_CHECK_MS = 60_000
const PUBLISH_METRICS_MS = 15_000

/** Sends heartbeats, saves metrics and checks alarms. */
export function startMonitoring(kind: ProcessKind) {
  const self = new RunningProcess(kind)
  const exportsMetrics = sharesPort && metrics.token !== null
  const timers = [
    repeatEvery(HEARTBEAT_MS, () => self.recordHeartbeat()),
    repeatEvery(FLUSH_TALLIES_MS, flushTallies),
    repeatEvery(FLUSH_READS_MS, flushPersonalDataReads),
    repeatEvery(ALARM_CHECK_MS, kind === 'worker' ? updateAlarms : updateAlarmsIfNoWorker),
    ...(exportsMetrics ? [repeatEvery(PUBLISH_METRICS_MS, publishProcessMetrics)] : []),
  ]
  void runAndLogErrors(() => self.recordHeartbeat())
  void runAndLogErrors(watchReplica)
  if (exportsMetrics) void runAndLogErrors(publishProcessMetrics)
  app.terminating(async () => {
    timers.forEach((timer) => clearInterval(timer))
    await runAndLogErrors(flushTallies)
    await runAndLogErrors(flushPersonalDataReads)
    await runAndLogErrors(() => self.deregister())
    if (exportsMetrics) await runAndLogErrors(removeProcessMetrics)
  })
}

/**
 * Skips a round while one is running. After a suspension of the machine all heartbeats are old, so
 * it skips one alarm check.
 */
function repeatEvery(ms: number, work: () => Promise<void>) {
  let isBusy = false
  let last = Date.now()
  const timer = setInterval(async () => {
    const hasSlept = Date.now() - last > 2 * ms
    last = Date.now()
    if (isBusy || (hasSlept && ms === ALARM_CHECK_MS)) return
    isBusy = true
    await runAndLogErrors(work)
    isBusy = false
  }, ms)
  return timer.unref()
}

async function updateAlarmsIfNoWorker() {
  if (await isWorkerMissing(MISSING_WORKER_MINUTES)) await updateAlarms()
}

async function runAndLogErrors(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    logger.warn({ err: error }, 'A monitoring task failed')
  }
}

import { Counter, Gauge, Registry } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import { listFailedJobNames } from '#admin/health/failed_job_row'
import { findLatestFigureCheck } from '#admin/health/figure_checks'
import { findLatestLedgerCheck } from '#admin/health/ledger_checks'
import { listOpenAlarms } from '#admin/health/update_alarms'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { readStoredTallies } from '#shared/health/stored_tallies'
import { processMetrics } from '#shared/health/process_metrics'
import { collectPortMetrics } from '#shared/health/shared_metrics'
import { readQueuedJobs } from '#shared/queue/queue_state'
import { listProcesses } from '#shared/health/running_process'
import { loadTransferTotals } from '#wallet/ledger/transfer_totals'

/**
 * Metrics for Prometheus. Database metrics are queried each time and equal in every process;
 * process metrics carry the process name and are collected from all on one port.
 */
export async function renderMetrics(): Promise<string> {
  const shared = new Registry()
  const answers = createGauge(shared, 'database_up', 'Whether the database answered this question')
  try {
    await addDatabaseMetrics(shared)
    answers.set(1)
  } catch (error) {
    logger.warn({ err: error }, 'The figures of the database could not be read')
    shared.clear()
    createGauge(shared, 'database_up', 'Whether the database answered this question').set(0)
  }
  const own = await collectPortMetrics().catch(() => processMetrics.metrics())
  return [await shared.metrics(), own].join('\n')
}

async function addDatabaseMetrics(registry: Registry) {
  await Promise.all([
    addJobMetrics(registry),
    addTallyMetrics(registry),
    addMoneyMetrics(registry),
    addCheckMetrics(registry),
  ])
}

async function addJobMetrics(registry: Registry) {
  const states = createGauge(registry, 'jobs', 'Jobs in the queue, by what they do there', [
    'job',
    'state',
  ])
  const oldest = createGauge(
    registry,
    'job_oldest_seconds',
    'Seconds that the oldest job of a name has been due without a worker beginning it',
    ['job']
  )
  for (const { job, waiting, running, later, oldestSeconds } of await readQueuedJobs()) {
    states.set({ job, state: 'waiting' }, waiting)
    states.set({ job, state: 'running' }, running)
    states.set({ job, state: 'later' }, later)
    oldest.set({ job }, oldestSeconds)
  }
  for (const { name, count } of await listFailedJobNames()) {
    states.set({ job: name, state: 'failed' }, count)
  }
}

async function addTallyMetrics(registry: Registry) {
  const labels = ['job', 'outcome']
  const runs = createCounter(registry, 'job_runs_total', 'Runs of a job, by how they ended', labels)
  const busy = createCounter(
    registry,
    'job_seconds_total',
    'Seconds that runs of a job took',
    labels
  )
  const of = ['kind', 'company', 'outcome']
  const calls = createCounter(
    registry,
    'company_calls_total',
    'Calls to a company, by how they ended',
    of
  )
  const waits = createCounter(
    registry,
    'company_call_seconds_total',
    'Seconds that such calls took',
    of
  )
  for (const { kind, name, outcome, times, seconds } of await readStoredTallies()) {
    const [count, sum] = kind === 'job' ? [runs, busy] : [calls, waits]
    const own = kind === 'job' ? { job: name, outcome } : { kind, company: name, outcome }
    count.inc(own, times)
    sum.inc(own, seconds)
  }
}

async function addMoneyMetrics(registry: Registry) {
  const moved = createCounter(registry, 'money_moved_kobo_total', 'Kobo that the ledger moved', [
    'kind',
  ])
  const transfers = createCounter(registry, 'transfers_total', 'Transfers of the ledger', ['kind'])
  for (const { kind, kobo, transfers: count } of await loadTransferTotals()) {
    moved.inc({ kind }, kobo)
    transfers.inc({ kind }, count)
  }
}

async function addCheckMetrics(registry: Registry) {
  const check = await findLatestLedgerCheck()
  if (check) {
    const help = 'When the ledger was checked last, in seconds of Unix'
    createGauge(registry, 'ledger_check_timestamp_seconds', help).set(check.at.getTime() / 1000)
    createGauge(registry, 'ledger_faults', 'Faults that this check found').set(check.faults.length)
  }
  const figures = await findLatestFigureCheck()
  if (figures) {
    const help = 'When the figures were checked last, in seconds of Unix'
    createGauge(registry, 'figure_check_timestamp_seconds', help).set(figures.at.getTime() / 1000)
    createGauge(registry, 'figure_faults', 'Faults that this check found').set(
      figures.faults.length
    )
  }
  const { pending, overdueSeconds } = await deliveryBacklog()
  createGauge(registry, 'webhooks_pending', 'Webhook deliveries that have not ended').set(pending)
  const late = 'Seconds that one has been due whose endpoint takes what comes'
  createGauge(registry, 'webhooks_overdue_seconds', late).set(overdueSeconds)
  const processes = createGauge(registry, 'processes', 'Processes that are running', ['kind'])
  for (const kind of ['web', 'worker']) processes.set({ kind }, 0)
  for (const { kind, isGone } of await listProcesses()) if (!isGone) processes.inc({ kind })
  const alarms = createGauge(registry, 'alarm', 'What is wrong at the moment', ['cause'])
  for (const { cause } of await listOpenAlarms()) alarms.set({ cause }, 1)
}

function createGauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

function createCounter(registry: Registry, name: string, help: string, labelNames: string[]) {
  return new Counter({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

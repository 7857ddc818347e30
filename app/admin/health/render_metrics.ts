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
  const answers = createGauge(shared, 'database_up', '1 if the database answered, otherwise 0')
  try {
    await addDatabaseMetrics(shared)
    answers.set(1)
  } catch (error) {
    logger.warn({ err: error }, 'The database metrics could not be read')
    shared.clear()
    createGauge(shared, 'database_up', '1 if the database answered, otherwise 0').set(0)
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
  const states = createGauge(registry, 'jobs', 'Jobs in the queue, by state', ['job', 'state'])
  const oldest = createGauge(
    registry,
    'job_oldest_seconds',
    'Seconds since the oldest job that no worker has started became due',
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
  const runs = createCounter(registry, 'job_runs_total', 'Job runs, by outcome', labels)
  const busy = createCounter(
    registry,
    'job_seconds_total',
    'Duration of job runs in seconds',
    labels
  )
  const of = ['kind', 'company', 'outcome']
  const calls = createCounter(
    registry,
    'company_calls_total',
    'Calls to couriers and other providers, by outcome',
    of
  )
  const waits = createCounter(
    registry,
    'company_call_seconds_total',
    'Duration of calls to couriers and other providers in seconds',
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
  const moved = createCounter(
    registry,
    'money_moved_kobo_total',
    'Kobo moved by transfers of the ledger',
    ['kind']
  )
  const transfers = createCounter(registry, 'transfers_total', 'Transfers of the ledger', ['kind'])
  for (const { kind, kobo, transfers: count } of await loadTransferTotals()) {
    moved.inc({ kind }, kobo)
    transfers.inc({ kind }, count)
  }
}

async function addCheckMetrics(registry: Registry) {
  const check = await findLatestLedgerCheck()
  if (check) {
    const help = 'Unix time of the latest ledger check'
    createGauge(registry, 'ledger_check_timestamp_seconds', help).set(check.at.getTime() / 1000)
    createGauge(registry, 'ledger_faults', 'Faults found by the latest ledger check').set(
      check.faults.length
    )
  }
  const figures = await findLatestFigureCheck()
  if (figures) {
    const help = 'Unix time of the latest check of stored figures'
    createGauge(registry, 'figure_check_timestamp_seconds', help).set(figures.at.getTime() / 1000)
    createGauge(
      registry,
      'figure_faults',
      'Faults found by the latest check of stored figures'
    ).set(figures.faults.length)
  }
  const { pending, overdueSeconds } = await deliveryBacklog()
  createGauge(registry, 'webhooks_pending', 'Pending webhook deliveries').set(pending)
  const late = 'Seconds since the oldest pending delivery to a working endpoint became due'
  createGauge(registry, 'webhooks_overdue_seconds', late).set(overdueSeconds)
  const processes = createGauge(registry, 'processes', 'Running processes', ['kind'])
  for (const kind of ['web', 'worker']) processes.set({ kind }, 0)
  for (const { kind, isGone } of await listProcesses()) if (!isGone) processes.inc({ kind })
  const alarms = createGauge(registry, 'alarm', 'Active alarms', ['cause'])
  for (const { cause } of await listOpenAlarms()) alarms.set({ cause }, 1)
}

function createGauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

function createCounter(registry: Registry, name: string, help: string, labelNames: string[]) {
  return new Counter({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

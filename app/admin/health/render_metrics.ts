import { Counter, Gauge, Registry } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import { findLatestBackup } from '#admin/backup/backup_records'
import { DATABASE_STATE_HELP, readDatabaseState } from '#admin/health/database_state'
import { listFailedJobNames } from '#admin/health/failed_job_row'
import { findLatestFigureCheck } from '#admin/health/figure_checks'
import { findLatestLedgerCheck } from '#admin/health/ledger_checks'
import { listOpenAlarms } from '#admin/health/update_alarms'
import backup from '#config/backup'
import couriers from '#config/couriers'
import payments from '#config/payments'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { readStoredTallies } from '#shared/health/stored_tallies'
import { processMetrics } from '#shared/health/process_metrics'
import { collectPortMetrics } from '#shared/health/shared_metrics'
import { readQueuedJobs, readScheduledJobs } from '#shared/queue/queue_state'
import { listProcesses } from '#shared/health/running_process'
import { TRANSFER_KINDS } from '#wallet/ledger/ledger'
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
  const scheduled = await readScheduledJobs()
  await Promise.all([
    addJobMetrics(registry, scheduled),
    addTallyMetrics(registry, scheduled),
    addMoneyMetrics(registry),
    addCheckMetrics(registry),
    addDatabaseState(registry),
  ])
}

const JOB_STATES = ['waiting', 'running', 'later', 'failed']
const JOB_OUTCOMES = ['completed', 'retrying', 'failed']
const CALL_OUTCOMES = ['answered', 'refused', 'silent', 'failed']

/** Prometheus cannot see the rise of a series that begins with its first event, so all begin at 0. */
function setZeros(counters: (Gauge | Counter)[], labels: Record<string, string>[]) {
  for (const metric of counters) for (const own of labels) metric.inc(own, 0)
}

type ScheduledJobs = Awaited<ReturnType<typeof readScheduledJobs>>

async function addJobMetrics(registry: Registry, scheduled: ScheduledJobs) {
  const states = createGauge(registry, 'jobs', 'Jobs in the queue, by state', ['job', 'state'])
  const oldest = createGauge(
    registry,
    'job_oldest_seconds',
    'Seconds since the oldest job that no worker has started became due',
    ['job']
  )
  for (const { job } of scheduled) {
    setZeros([oldest], [{ job }])
    setZeros(
      [states],
      JOB_STATES.map((state) => ({ job, state }))
    )
  }
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

async function addTallyMetrics(registry: Registry, scheduled: ScheduledJobs) {
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
  for (const { job } of scheduled)
    setZeros(
      [runs, busy],
      JOB_OUTCOMES.map((outcome) => ({ job, outcome }))
    )
  for (const { kind, company } of listCompanies())
    setZeros(
      [calls, waits],
      CALL_OUTCOMES.map((outcome) => ({ kind, company, outcome }))
    )
  for (const { kind, name, outcome, times, seconds } of await readStoredTallies()) {
    const [count, sum] = kind === 'job' ? [runs, busy] : [calls, waits]
    const own = kind === 'job' ? { job: name, outcome } : { kind, company: name, outcome }
    count.inc(own, times)
    sum.inc(own, seconds)
  }
}

/** The couriers and the payment provider that the settings name. */
function listCompanies() {
  return [
    ...couriers.connections.map((company) => ({ kind: 'courier', company })),
    ...(payments.provider ? [{ kind: 'payment', company: payments.provider }] : []),
  ]
}

async function addMoneyMetrics(registry: Registry) {
  const moved = createCounter(
    registry,
    'money_moved_kobo_total',
    'Kobo moved by transfers of the ledger',
    ['kind']
  )
  const transfers = createCounter(registry, 'transfers_total', 'Transfers of the ledger', ['kind'])
  setZeros(
    [moved, transfers],
    TRANSFER_KINDS.map((kind) => ({ kind }))
  )
  for (const { kind, kobo, transfers: count } of await loadTransferTotals()) {
    moved.inc({ kind }, kobo)
    transfers.inc({ kind }, count)
  }
}

async function addCheckMetrics(registry: Registry) {
  addNightlyCheck(registry, 'ledger', await findLatestLedgerCheck())
  addNightlyCheck(registry, 'figure', await findLatestFigureCheck())
  if (backup.maxAgeHours > 0) {
    const latest = await findLatestBackup()
    createTime(registry, 'backup', 'Unix time of the latest backup, 0 before the first', latest?.at)
    createGauge(registry, 'backup_bytes', 'Size of the latest backup').set(latest?.bytes ?? 0)
  }
  const { pending, overdueSeconds } = await deliveryBacklog()
  createGauge(registry, 'webhooks_pending', 'Pending webhook deliveries').set(pending)
  const late = 'Seconds since the oldest pending delivery to a working endpoint became due'
  createGauge(registry, 'webhooks_overdue_seconds', late).set(overdueSeconds)
  const processes = createGauge(registry, 'processes', 'Running processes', ['kind'])
  for (const kind of ['web', 'worker']) processes.set({ kind }, 0)
  for (const { kind, isGone } of await listProcesses()) if (!isGone) processes.inc({ kind })
  const alarms = createGauge(registry, 'alarm', 'Active alarms', ['cause'])
  const open = await listOpenAlarms()
  for (const { cause } of open) alarms.set({ cause }, 1)
  createGauge(registry, 'alarms', 'Number of active alarms').set(open.length)
}

function addNightlyCheck(
  registry: Registry,
  name: string,
  latest: { at: Date; faults: string[] } | null
) {
  const help = `Unix time of the latest ${name} check, 0 before the first`
  createTime(registry, `${name}_check`, help, latest?.at)
  const faults = createGauge(registry, `${name}_faults`, `Faults found by the latest ${name} check`)
  faults.set(latest?.faults.length ?? 0)
}

async function addDatabaseState(registry: Registry) {
  for (const [name, value] of Object.entries(await readDatabaseState())) {
    const help = DATABASE_STATE_HELP[name as keyof typeof DATABASE_STATE_HELP]
    if (value !== null) createGauge(registry, `database_${name}`, help).set(value)
  }
}

function createTime(registry: Registry, name: string, help: string, at: Date | undefined) {
  createGauge(registry, `${name}_timestamp_seconds`, help).set((at?.getTime() ?? 0) / 1000)
}

function createGauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

function createCounter(registry: Registry, name: string, help: string, labelNames: string[]) {
  return new Counter({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

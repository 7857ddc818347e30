import { Counter, Gauge, Registry } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import { failedJobNames } from '#admin/health/failed_job_row'
import { latestFigureCheck } from '#admin/health/figure_checks'
import { latestLedgerCheck } from '#admin/health/ledger_checks'
import { openAlarms } from '#admin/health/alarms'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { keptTallies } from '#shared/health/kept_tallies'
import { ownMetrics } from '#shared/health/own_metrics'
import { metricsOfPort } from '#shared/health/shared_metrics'
import { queuedJobs } from '#shared/queue/queue_state'
import { seenProcesses } from '#shared/health/running_process'
import { moneyMoved } from '#wallet/ledger/money_moved'

/**
 * What Prometheus reads. Figures of the database are the same whichever process is asked, and made
 * anew each time; what one process alone knows carries its name, and those on one port are read together.
 */
export async function metricsText(): Promise<string> {
  const shared = new Registry()
  const answers = gauge(shared, 'database_up', 'Whether the database answered this question')
  try {
    await addFigures(shared)
    answers.set(1)
  } catch (error) {
    logger.warn({ err: error }, 'The figures of the database could not be read')
    shared.clear()
    gauge(shared, 'database_up', 'Whether the database answered this question').set(0)
  }
  const own = await metricsOfPort().catch(() => ownMetrics.metrics())
  return [await shared.metrics(), own].join('\n')
}

async function addFigures(registry: Registry) {
  await Promise.all([
    addJobs(registry),
    addTallies(registry),
    addMoney(registry),
    addState(registry),
  ])
}

async function addJobs(registry: Registry) {
  const states = gauge(registry, 'jobs', 'Jobs in the queue, by what they do there', [
    'job',
    'state',
  ])
  const oldest = gauge(
    registry,
    'job_oldest_seconds',
    'Seconds that the oldest job of a name has been due without a worker beginning it',
    ['job']
  )
  for (const { job, waiting, running, later, oldestSeconds } of await queuedJobs()) {
    states.set({ job, state: 'waiting' }, waiting)
    states.set({ job, state: 'running' }, running)
    states.set({ job, state: 'later' }, later)
    oldest.set({ job }, oldestSeconds)
  }
  for (const { name, count } of await failedJobNames()) {
    states.set({ job: name, state: 'failed' }, count)
  }
}

async function addTallies(registry: Registry) {
  const labels = ['job', 'outcome']
  const runs = counter(registry, 'job_runs_total', 'Runs of a job, by how they ended', labels)
  const busy = counter(registry, 'job_seconds_total', 'Seconds that runs of a job took', labels)
  const of = ['kind', 'company', 'outcome']
  const calls = counter(
    registry,
    'company_calls_total',
    'Calls to a company, by how they ended',
    of
  )
  const waits = counter(registry, 'company_call_seconds_total', 'Seconds that such calls took', of)
  for (const { kind, name, outcome, times, seconds } of await keptTallies()) {
    const [count, sum] = kind === 'job' ? [runs, busy] : [calls, waits]
    const own = kind === 'job' ? { job: name, outcome } : { kind, company: name, outcome }
    count.inc(own, times)
    sum.inc(own, seconds)
  }
}

async function addMoney(registry: Registry) {
  const moved = counter(registry, 'money_moved_kobo_total', 'Kobo that the ledger moved', ['kind'])
  const transfers = counter(registry, 'transfers_total', 'Transfers of the ledger', ['kind'])
  for (const { kind, kobo, transfers: count } of await moneyMoved()) {
    moved.inc({ kind }, kobo)
    transfers.inc({ kind }, count)
  }
}

async function addState(registry: Registry) {
  const check = await latestLedgerCheck()
  if (check) {
    const help = 'When the ledger was checked last, in seconds of Unix'
    gauge(registry, 'ledger_check_timestamp_seconds', help).set(check.at.getTime() / 1000)
    gauge(registry, 'ledger_faults', 'Faults that this check found').set(check.faults.length)
  }
  const figures = await latestFigureCheck()
  if (figures) {
    const help = 'When the figures were checked last, in seconds of Unix'
    gauge(registry, 'figure_check_timestamp_seconds', help).set(figures.at.getTime() / 1000)
    gauge(registry, 'figure_faults', 'Faults that this check found').set(figures.faults.length)
  }
  const { pending, overdueSeconds } = await deliveryBacklog()
  gauge(registry, 'webhooks_pending', 'Webhook deliveries that have not ended').set(pending)
  const late = 'Seconds that one has been due whose endpoint takes what comes'
  gauge(registry, 'webhooks_overdue_seconds', late).set(overdueSeconds)
  const processes = gauge(registry, 'processes', 'Processes that are running', ['kind'])
  for (const kind of ['web', 'worker']) processes.set({ kind }, 0)
  for (const { kind, isGone } of await seenProcesses()) if (!isGone) processes.inc({ kind })
  const alarms = gauge(registry, 'alarm', 'What is wrong at the moment', ['cause'])
  for (const { cause } of await openAlarms()) alarms.set({ cause }, 1)
}

function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

function counter(registry: Registry, name: string, help: string, labelNames: string[]) {
  return new Counter({ name: `sendam_${name}`, help, labelNames, registers: [registry] })
}

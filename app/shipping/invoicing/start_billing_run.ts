import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import {
  BILLED_CYCLES,
  type BilledCycle,
  type BillingPeriod,
  endedBillingPeriods,
  billingPeriodEnd,
  lagosDay,
  billingPeriodAt,
} from '#shipping/invoicing/billing_periods'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'

class BillingSwitchedOff extends DomainError {
  constructor() {
    super('E_BILLING_OFF', 'Billing runs are switched off. Switch them on under Settings first.')
  }
}

class UnknownBillingPeriod extends DomainError {
  constructor(sentence: string) {
    super('E_NO_BILLING_PERIOD', sentence, 'from')
  }
}

/** Throws UnknownBillingPeriod unless an ended period begins on that day. */
export function requireEndedPeriod(cycle: BilledCycle, from: string): BillingPeriod {
  const period = billingPeriodAt(cycle, lagosDay(from))
  if (period.from.toISODate() !== from) {
    throw new UnknownBillingPeriod(`No ${cycle.toLowerCase()} period begins on that day.`)
  }
  if (billingPeriodEnd(period) > DateTime.now())
    throw new UnknownBillingPeriod('This period is not over yet.')
  return period
}

/** Returns the run's id. A repeated run skips invoiced businesses. Throws BillingSwitchedOff. */
export async function startBillingRun(period: BillingPeriod, by: number): Promise<number> {
  if (!(await billingRuns.get())) throw new BillingSwitchedOff()
  return db.transaction(async (trx) => {
    const id = await createRun(period, { by, client: trx })
    await recordAudit(trx, {
      actorId: by,
      action: 'billing_run.start',
      subject: { kind: 'billing_run', id },
      after: { cycle: period.cycle, from: period.from.toISODate(), to: period.to.toISODate() },
    })
    return id
  })
}

type RunOpening = { by: number | null; client: Parameters<typeof queryRows>[0] }

async function createRun({ cycle, from, to }: BillingPeriod, { by, client }: RunOpening) {
  const [run] = await queryRows<{ id: number }>(
    client,
    `insert into billing_runs as known (cycle, period_from, period_to, started_by)
     values (:cycle, :from, :to, :by)
     on conflict (cycle, period_from) do update set finished_at = null returning id`,
    { cycle, from: from.toISODate()!, to: to.toISODate()!, by }
  )
  return run!.id
}

/** The most periods of a cycle that are billed late, after a worker's downtime. */
const MAX_MISSED_PERIODS = 12

/** Starts missing runs for periods that ended since billing was switched on. */
export async function startDueBillingRuns() {
  const since = await billingSwitchedOnAt()
  if (since === null) return
  const known = await db.from('billing_runs').select('cycle', 'period_from')
  const names = new Set(
    known.map((run) => runName(run.cycle, DateTime.fromJSDate(run.period_from)))
  )
  const due = BILLED_CYCLES.flatMap((cycle) =>
    endedBillingPeriods(cycle, DateTime.now(), MAX_MISSED_PERIODS)
  )
    .filter(
      (period) => billingPeriodEnd(period) > since && !names.has(runName(period.cycle, period.from))
    )
    .toSorted((one, other) => one.from.toMillis() - other.from.toMillis())
  for (const period of due) await createRun(period, { by: null, client: db })
}

const runName = (cycle: string, from: DateTime) => `${cycle} ${from.toISODate()}`

async function billingSwitchedOnAt(): Promise<DateTime | null> {
  if (!(await billingRuns.get())) return null
  const [row] = await queryRows<{ at: Date }>(
    db,
    'select updated_at as at from settings where key = :key',
    { key: billingRuns.key }
  )
  return row ? DateTime.fromJSDate(row.at) : null
}

/** Oldest period first, so that invoices follow in order. */
export async function listUnfinishedRuns(): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select id from billing_runs where finished_at is null order by period_from, id`
  )
  return rows.map(({ id }) => id)
}

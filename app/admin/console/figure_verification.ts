import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { rowsOf } from '#shared/database/rows'
import { dateText } from '#shared/time/lagos_time'
import { formatKobo } from '#shared/money/rules/money'
import { keepFigureCheck, latestFigureCheck } from '#admin/health/figure_checks'

/** Days of Lagos, both included. */
type Span = { first: string; last: string }

const ALL: Span = { first: '-infinity', last: 'infinity' }

/** How things stand now has no day. */
const NOW: Span = { first: 'infinity', last: 'infinity' }

/** Nothing stays unchecked for longer, in days. */
const ROUND = 30

/** More would be no list any more. */
const MOST_NAMED = 1000

/**
 * Counts anew what may have changed since the last check, a thirtieth of all other days, and how things stand now;
 * everything, where that is asked. Answers a sentence for each figure that is another than what it counts.
 */
export async function findFigureFaults({ all }: { all: boolean }) {
  const spans = all ? [ALL] : [NOW, ...(await spansToCheck())]
  const faults: string[] = []
  for (const span of spans) faults.push(...(await differences(span)))
  const days = spans.reduce((sum, span) => sum + daysOf(span), 0)
  return { faults: faults.slice(0, MOST_NAMED), days }
}

/** The same, kept for whoever asks later how it was. */
export async function verifyFigures({ all = false } = {}): Promise<string[]> {
  const at = new Date()
  const began = performance.now()
  const { faults, days } = await findFigureFaults({ all })
  await keepFigureCheck({ faults, days, tookMs: performance.now() - began, at })
  if (faults.length > 0) logger.error({ faults }, 'Figures differ from what they count')
  return faults
}

/** Makes every figure what it counts, while the product goes on. Answers how many were not. */
export async function repairFigures(): Promise<number> {
  const rows = await rowsOf<{ repaired: number }>(db, 'select count_figures_anew() as repaired')
  return rows[0]!.repaired
}

/**
 * Whatever is changed by the ways there are is folded into the rows of its day, which say when. An hour is longer than
 * a transaction that began before the last check and ended after it.
 */
async function spansToCheck(): Promise<Span[]> {
  const last = await latestFigureCheck()
  const since = last && DateTime.fromJSDate(last.at).minus({ hours: 1 }).toJSDate()
  return rowsOf<Span>(
    db,
    `with days as (
       select day from figures where day < 'infinity' group by day
       having max(changed_at) >= coalesce(:since::timestamptz, '-infinity')
         or (day - date '2000-01-01') % ${ROUND} = (lagos_day(now()) - date '2000-01-01') % ${ROUND}
       union select day from figure_changes where day < 'infinity'
     )
     select min(day)::text as first, max(day)::text as last
     from (select day, day - row_number() over (order by day)::int as span from days) as numbered
     group by span order by span`,
    { since }
  )
}

function daysOf({ first, last }: Span): number {
  const days = DateTime.fromISO(last).diff(DateTime.fromISO(first), 'days').days + 1
  return Number.isFinite(days) ? days : 0
}

type Difference = {
  organizationId: number
  userId: number
  figure: string
  day: string | null
  count: number
  kobo: number
  counted: number
  countedKobo: number
}

async function differences({ first, last }: Span): Promise<string[]> {
  const rows = await rowsOf<Difference>(
    db,
    `select organization_id as "organizationId", user_id as "userId", figure,
       case when day < 'infinity' then day::text end as day, count, kobo,
       counted, counted_kobo as "countedKobo"
     from figure_differences(:first::date, :last::date)
     order by 1, 2, 4, 3 limit ${MOST_NAMED}`,
    { first, last }
  )
  return rows.map(sentence)
}

function sentence(difference: Difference): string {
  const { figure, day, count, kobo, counted, countedKobo } = difference
  const when = day ? `on ${dateText(DateTime.fromISO(day, { zone: 'Africa/Lagos' }))}` : 'now'
  const kept = `${count} with ${formatKobo(kobo)}`
  return `${figure} ${when} of ${ownerOf(difference)} is kept as ${kept}, and is ${counted} with ${formatKobo(countedKobo)}`
}

function ownerOf({ organizationId, userId }: Difference): string {
  if (organizationId === 0) return userId === 0 ? 'everybody' : `person ${userId}`
  const organization = `organization ${organizationId}`
  return userId === 0 ? organization : `person ${userId} in ${organization}`
}

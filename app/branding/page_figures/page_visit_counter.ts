import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { lagosToday } from '#shared/time/lagos_time'

/** A killed process loses at most the counts of this time. */
const FLUSH_DELAY_MS = 10_000

const FLUSH_BATCH_SIZE = 1_000

/** Limits memory while the database is down; further keys are not counted. */
const MAX_PENDING_COUNTS = 50_000

type Visit = { organizationId: number; trackingNumber: number }

/** The counts since the last flush, by day and parcel or product. */
let visits = new Map<string, number>()
let clicks = new Map<string, number>()

let timer: NodeJS.Timeout | undefined
let writing: Promise<void> = Promise.resolve()

export function countPageVisit({ organizationId, trackingNumber }: Visit) {
  incrementCount(visits, `${lagosToday()} ${organizationId} ${trackingNumber}`)
}

export function countProductClick(productId: number) {
  incrementCount(clicks, `${lagosToday()} ${productId}`)
}

function incrementCount(counts: Map<string, number>, what: string) {
  const before = counts.get(what)
  if (before === undefined && visits.size + clicks.size >= MAX_PENDING_COUNTS) return
  counts.set(what, (before ?? 0) + 1)
  timer ??= setTimeout(() => void flushPageCounts(), FLUSH_DELAY_MS).unref()
}

/** Resolves once all counts so far are written, so that an orderly shutdown loses none. */
export function flushPageCounts(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing = writing.then(writePageCounts)
  return writing
}

async function writePageCounts() {
  const counted = { visits, clicks }
  visits = new Map()
  clicks = new Map()
  await writeCountBatches(counted.visits, visits, addVisits)
  await writeCountBatches(counted.clicks, clicks, addClicks)
}

type Row = { numbers: number[]; day: string; count: number }

/** Adds unwritten counts to the next flush. */
async function writeCountBatches(
  counted: Map<string, number>,
  next: Map<string, number>,
  add: (rows: Row[]) => Promise<unknown>
) {
  const entries = [...counted]
  for (let at = 0; at < entries.length; at += FLUSH_BATCH_SIZE) {
    const some = entries.slice(at, at + FLUSH_BATCH_SIZE)
    try {
      await add(some.map(parseCountRow))
    } catch (error) {
      logger.error({ err: error }, 'Visits to tracking pages could not be saved')
      for (const [what, count] of entries.slice(at)) next.set(what, (next.get(what) ?? 0) + count)
      timer ??= setTimeout(() => void flushPageCounts(), FLUSH_DELAY_MS).unref()
      return
    }
  }
}

function parseCountRow([what, count]: [string, number]): Row {
  const [day, ...numbers] = what.split(' ')
  return { day: day!, numbers: numbers.map(Number), count }
}

function addVisits(rows: Row[]) {
  return db.rawQuery(
    'select add_page_visits(:organizations::bigint[], :numbers::bigint[], :days::date[], :counts::int[])',
    {
      organizations: rows.map(({ numbers }) => numbers[0]!),
      numbers: rows.map(({ numbers }) => numbers[1]!),
      ...daysAndCounts(rows),
    }
  )
}

function addClicks(rows: Row[]) {
  return db.rawQuery(
    'select add_product_clicks(:products::bigint[], :days::date[], :counts::int[])',
    {
      products: rows.map(({ numbers }) => numbers[0]!),
      ...daysAndCounts(rows),
    }
  )
}

function daysAndCounts(rows: Row[]) {
  return { days: rows.map(({ day }) => day), counts: rows.map(({ count }) => count) }
}

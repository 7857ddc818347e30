import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import ExchangeRate from '#shipping/costs/models/exchange_rate'

class RateDayOutOfRange extends DomainError {
  constructor() {
    super(
      'E_RATE_DAY',
      'Please choose a day within the last two years, or the next month.',
      'startsOn'
    )
  }
}

interface NewRate {
  currency: string
  /** Naira for one unit, in millionths. */
  rateMicros: number
  startsOn: DateTime
}

/**
 * From this day on a unit of this currency is worth so much. What was worth something already keeps its worth; charges
 * since that day which had none get it, and so does the margin of their shipments. Answers how many. Throws RateTooEarly.
 */
export async function setExchangeRate(
  by: number,
  { currency, rateMicros, startsOn }: NewRate
): Promise<number> {
  const days = startsOn.diff(DateTime.now().setZone(LAGOS_ZONE), 'days').days
  if (days < -731 || days > 31) throw new RateDayOutOfRange()
  return db.transaction(async (trx) => {
    // One at a time, so that two for the same day have an order.
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('exchange_rates', 0))`)
    const values = { currency, rateMicros, startsOn, setBy: by }
    const { id } = await ExchangeRate.create(values, { client: trx })
    const [filled] = await queryRows<{ charges: number }>(
      trx,
      'select fill_in_worths(?)::int as charges',
      [currency]
    )
    await recordAudit(trx, {
      actorId: by,
      action: 'exchange_rate.create',
      subject: { kind: 'exchange_rate', id },
      after: { currency, naira: rateMicros / 1_000_000, startsOn: startsOn.toISODate() },
    })
    return filled!.charges
  })
}

/** The newest first, with who set them. */
export function latestExchangeRates(most = 20): Promise<ExchangeRate[]> {
  return ExchangeRate.query()
    .preload('setter')
    .orderBy([
      { column: 'startsOn', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .exec()
}

/** Currencies in which something was charged that nobody knows the worth of. */
export async function currenciesWithoutRate(): Promise<string[]> {
  const rows = await queryRows<{ currency: string }>(
    db,
    'select distinct currency from carrier_charges where kobo is null order by 1'
  )
  return rows.map(({ currency }) => currency)
}

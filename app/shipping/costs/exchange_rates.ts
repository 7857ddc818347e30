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
  /** Millionths of a naira for one unit. */
  rateMicros: number
  startsOn: DateTime
}

/**
 * Sets the naira value of charges since that day that have none, and recalculates their margins.
 * Existing values stay. Returns the number of charges. Throws RateDayOutOfRange.
 */
export async function setExchangeRate(
  by: number,
  { currency, rateMicros, startsOn }: NewRate
): Promise<number> {
  const days = startsOn.diff(DateTime.now().setZone(LAGOS_ZONE), 'days').days
  if (days < -731 || days > 31) throw new RateDayOutOfRange()
  return db.transaction(async (trx) => {
    // A lock orders two rates for the same day.
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

/** Currencies of charges whose worth in naira is unknown. */
export async function currenciesWithoutRate(): Promise<string[]> {
  const rows = await queryRows<{ currency: string }>(
    db,
    'select distinct currency from carrier_charges where kobo is null order by 1'
  )
  return rows.map(({ currency }) => currency)
}

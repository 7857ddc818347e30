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
  /** Millionths of a naira for one unit of the currency. */
  rateMicros: number
  startsOn: DateTime
}

/**
 * Sets the naira value of charges from `startsOn` on that have none yet, and recalculates their
 * margins. Returns the number of these charges. Throws RateDayOutOfRange.
 */
export async function setExchangeRate(
  by: number,
  { currency, rateMicros, startsOn }: NewRate
): Promise<number> {
  const days = startsOn.diff(DateTime.now().setZone(LAGOS_ZONE), 'days').days
  if (days < -731 || days > 31) throw new RateDayOutOfRange()
  return db.transaction(async (trx) => {
    // The lock puts simultaneous rates in an order: of two for one day, the later counts.
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

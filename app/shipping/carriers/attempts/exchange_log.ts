import { CarrierExchangeSchema } from '#database/schema'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { collectExchanges } from '#shipping/carriers/wire/exchanges'

/** A request to a carrier and its answer, without secrets. */
export class CarrierExchange extends CarrierExchangeSchema {}

const EXCHANGE_RETENTION_DAYS = 30

/** Runs `call` and saves its exchanges. If that fails, only logs it, because the booking goes on. */
export function callWithExchangeLog<Answer>(
  { shipmentId, driver }: Pick<BookingAttempt, 'shipmentId' | 'driver'>,
  call: () => Promise<Answer>
): Promise<Answer> {
  return collectExchanges(call, async (exchanges) => {
    if (exchanges.length === 0) return
    const rows = exchanges.map(({ sentAt, ...exchange }) => ({
      ...exchange,
      sent_at: sentAt,
      shipment_id: shipmentId,
      driver,
    }))
    try {
      await db.table('carrier_exchanges').multiInsert(rows)
    } catch (error) {
      logger.warn({ err: error, shipmentId }, 'A request to a carrier could not be logged')
    }
  })
}

/** Deletes exchanges after 30 days: they contain addresses, and staff need only recent ones. */
export async function deleteOldExchanges() {
  await db
    .from('carrier_exchanges')
    .whereRaw(`sent_at < now() - interval '${EXCHANGE_RETENTION_DAYS} days'`)
    .delete()
}

import { BookingAttemptSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * - `calling`: a process is ordering from the courier, until its lease ends.
 * - `waiting`: the courier created nothing; we will call again.
 * - `unknown`: the courier's response was lost, so we look the booking up.
 * - `unresolved`: lookups found nothing certain, so staff must decide.
 * - `abandoned`: staff gave up, but lookups continue.
 * - `surplus`: the courier created a waybill that the shipment does not need.
 */
export type AttemptState =
  | 'calling'
  | 'waiting'
  | 'unknown'
  | 'unresolved'
  | 'booked'
  | 'refused'
  | 'abandoned'
  | 'surplus'
  | 'settled'

/** A shipment has at most one attempt that is in one of these states. */
export const OPEN_ATTEMPT_STATES: readonly AttemptState[] = [
  'calling',
  'waiting',
  'unknown',
  'unresolved',
]

/** Saved before the courier is called. A repeated order would create a second waybill. */
export default class BookingAttempt extends BookingAttemptSchema {
  declare state: AttemptState
  declare driver: CourierDriverName

  @column()
  declare handles: Record<string, string>

  @column()
  declare alerts: string[]

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>
}

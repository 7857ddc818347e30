import { BookingAttemptSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * - `calling`: a process works on it until the lease ends.
 * - `waiting`: the courier created nothing; we will call again.
 * - `unknown`: the outcome is being looked up.
 * - `unresolved`: the outcome is unknown, and staff decide.
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

/** A shipment has at most one attempt in these states. */
export const OPEN_ATTEMPT_STATES: readonly AttemptState[] = [
  'calling',
  'waiting',
  'unknown',
  'unresolved',
]

/** Saved before the call, so that no order is repeated: a second one makes a second waybill. */
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

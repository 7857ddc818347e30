import { BookingAttemptSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * `calling`: somebody is at it until the lease ends. `waiting`: nothing was made, and it is called again later.
 * `unknown`: nobody knows, and it is looked for. `unresolved`: nobody knows, and staff decide. `abandoned`: staff
 * have decided, and it is still looked for. `surplus`: it was made and nobody wants it. `booked`, `refused` and
 * `settled` are ends.
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

/** In these a parcel has no other attempt. */
export const OPEN_ATTEMPT_STATES: readonly AttemptState[] = [
  'calling',
  'waiting',
  'unknown',
  'unresolved',
]

/** One order to a carrier: written before it is called, because the second order is a second label. */
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

import { CourierSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import CarrierService from '#shipping/pricing/models/carrier_service'

/** A carrier's service, sold under our own code. */
export default class Courier extends CourierSchema {
  static selfAssignPrimaryKey = true

  @hasMany(() => CarrierService, { foreignKey: 'courierCode', localKey: 'code' })
  declare services: HasMany<typeof CarrierService>

  get deliveryTimeline() {
    const days =
      this.daysMin === this.daysMax ? `${this.daysMin}` : `${this.daysMin} - ${this.daysMax}`
    return `${days} working ${days === '1' ? 'day' : 'days'}`
  }
}

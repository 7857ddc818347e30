import { CourierSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import CarrierService from '#shipping/pricing/models/carrier_service'

/** What we sell: a carrier's service under one of our own codes. */
export default class Courier extends CourierSchema {
  static selfAssignPrimaryKey = true

  @hasMany(() => CarrierService, { foreignKey: 'courierCode', localKey: 'code' })
  declare services: HasMany<typeof CarrierService>

  /** As people read it: 2 - 4 working days. */
  get deliveryTimeline() {
    const days =
      this.daysMin === this.daysMax ? `${this.daysMin}` : `${this.daysMin} - ${this.daysMax}`
    return `${days} working ${days === '1' ? 'day' : 'days'}`
  }
}

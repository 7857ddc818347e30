import { GiftCodeSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { isDayOver } from '#shared/time/lagos_time'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { ChargeDiscount } from '#shipping/pricing/charges'

export function discountFromRow(row: {
  kind: ChargeDiscount['kind']
  basisPoints: number | null
  amountKobo: number | null
}): ChargeDiscount {
  return row.kind === 'percent'
    ? { kind: 'percent', basisPoints: row.basisPoints ?? 0 }
    : { kind: 'amount', amountKobo: row.amountKobo ?? 0 }
}

export default class GiftCode extends GiftCodeSchema {
  declare kind: ChargeDiscount['kind']

  @hasMany(() => GiftCodeRedemption)
  declare redemptions: HasMany<typeof GiftCodeRedemption>

  get discount(): ChargeDiscount {
    return discountFromRow(this)
  }

  get isActive() {
    return this.deactivatedAt === null
  }

  /** True from the day after `expiresOn`, in Lagos time. */
  get isExpired() {
    return this.expiresOn !== null && isDayOver(this.expiresOn)
  }

  get isUsedUp() {
    return this.totalLimit !== null && this.usedCount >= this.totalLimit
  }
}

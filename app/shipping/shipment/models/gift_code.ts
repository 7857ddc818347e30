import { GiftCodeSchema } from '#database/schema'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { isDayOver } from '#shared/time/lagos_time'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { Discount } from '#shipping/pricing/charges'

/** What is taken off a bill, as two columns of a row hold it. */
export function discountIn(row: {
  kind: Discount['kind']
  basisPoints: number | null
  amountKobo: number | null
}): Discount {
  return row.kind === 'percent'
    ? { kind: 'percent', basisPoints: row.basisPoints ?? 0 }
    : { kind: 'amount', amountKobo: row.amountKobo ?? 0 }
}

export default class GiftCode extends GiftCodeSchema {
  declare kind: Discount['kind']

  @hasMany(() => GiftCodeRedemption)
  declare redemptions: HasMany<typeof GiftCodeRedemption>

  get discount(): Discount {
    return discountIn(this)
  }

  get isActive() {
    return this.deactivatedAt === null
  }

  /** From the day after its last day, as days are counted in Lagos. */
  get isExpired() {
    return this.expiresOn !== null && isDayOver(this.expiresOn)
  }

  get isUsedUp() {
    return this.totalLimit !== null && this.usedCount >= this.totalLimit
  }
}

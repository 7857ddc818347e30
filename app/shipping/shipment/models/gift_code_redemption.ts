import { DateTime } from 'luxon'
import { GiftCodeRedemptionSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import { readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'
import User from '#identity/accounts/models/user'
import GiftCode, { discountFromRow } from '#shipping/shipment/models/gift_code'
import Shipment from '#shipping/shipment/models/shipment'
import type { ChargeDiscount } from '#shipping/pricing/charges'

export type ReleaseReason = 'changed' | 'rebooked' | 'canceled' | 'voided'

export default class GiftCodeRedemption extends GiftCodeRedemptionSchema {
  declare kind: ChargeDiscount['kind']
  declare releaseReason: ReleaseReason | null

  @belongsTo(() => GiftCode)
  declare giftCode: BelongsTo<typeof GiftCode>

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment>

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  /** Null if a business used the code: its members count as one customer. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User> | null

  static of(trx: TransactionClientContract, shipmentId: number) {
    return this.query({ client: trx })
      .where({ shipmentId })
      .whereNull('releasedAt')
      .preload('giftCode')
      .first()
  }

  /** Newest first. Throws InvalidCursor and PageTooFar. */
  static pageOf({ id: giftCodeId }: GiftCode, listQuery: KeysetQuery) {
    const query = this.query()
      .where({ giftCodeId })
      .preload('user')
      .preload('organization')
      .preload('shipment')
    return readKeysetPage(query, listQuery, {
      list: `uses of gift code ${giftCodeId}`,
      order: { by: 'gift_code_redemptions.id', type: 'bigint', isDescending: true },
    })
  }

  static async mostOfOneCustomer(trx: TransactionClientContract, { id: giftCodeId }: GiftCode) {
    const busiest = await this.query({ client: trx })
      .where({ giftCodeId })
      .whereNull('releasedAt')
      .groupBy('organizationId', 'userId')
      .count('* as uses')
      .orderBy('uses', 'desc')
      .first()
    return Number(busiest?.$extras.uses ?? 0)
  }

  /** The code's discount at the time when it was applied. */
  get discount(): ChargeDiscount {
    return discountFromRow(this)
  }

  /** Makes the code usable again. The caller must remove the discount from the bill. */
  static async release(trx: TransactionClientContract, shipmentId: number, reason: ReleaseReason) {
    const redemption = await this.of(trx, shipmentId)
    if (!redemption) return
    redemption.useTransaction(trx)
    await redemption.merge({ releasedAt: DateTime.now(), releaseReason: reason }).save()
  }
}

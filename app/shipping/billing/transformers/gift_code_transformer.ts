import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import type GiftCode from '#shipping/shipment/models/gift_code'
import { formatDiscount } from '#shipping/pricing/format_price'
import { percent } from '#shared/numbers/rules/decimal'
import { isoDay, isoTime } from '#shared/time/rules/api_dates'

type GiftCodeStatus = 'ACTIVE' | 'EXPIRED' | 'USED_UP' | 'INACTIVE'

export default class GiftCodeTransformer extends BaseTransformer<GiftCode> {
  toObject() {
    const code = this.resource
    return {
      id: code.id,
      code: code.code,
      description: code.description,
      kind: code.kind,
      value: code.kind === 'percent' ? percent(code.basisPoints!) : naira(code.amountKobo!),
      discount: formatDiscount(code.discount),
      minimumAmount: naira(code.minimumKobo),
      minimum: code.minimumKobo > 0 ? formatKobo(code.minimumKobo) : null,
      expiresOn: isoDay(code.expiresOn),
      expires: code.expiresOn?.toFormat('d LLL yyyy') ?? null,
      totalLimit: code.totalLimit,
      customerLimit: code.customerLimit,
      usedCount: code.usedCount,
      status: giftCodeStatus(code),
      version: code.version,
      dateCreated: isoTime(code.createdAt),
    }
  }
}

function giftCodeStatus(code: GiftCode): GiftCodeStatus {
  if (!code.isActive) return 'INACTIVE'
  if (code.isExpired) return 'EXPIRED'
  return code.isUsedUp ? 'USED_UP' : 'ACTIVE'
}

import type GiftCode from '#shipping/shipment/models/gift_code'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { formatWeekdayDate } from '#shared/time/lagos_time'

class GiftCodeRefused extends DomainError {
  constructor(message: string) {
    super('E_GIFT_CODE_REFUSED', message, 'discountCode')
  }
}

const UNKNOWN = 'There is no such gift code. Please check it and try again.'
const INACTIVE = 'This gift code is no longer available.'
const USED_UP = 'This gift code has been used up.'
const USED_BY_YOU = 'You have already used this gift code as many times as it allows.'

/** Throws GiftCodeRefused. */
export function requireUsableGiftCode(
  code: GiftCode | null,
  billKobo: number
): asserts code is GiftCode {
  if (!code) throw new GiftCodeRefused(UNKNOWN)
  if (!code.isActive) throw new GiftCodeRefused(INACTIVE)
  if (code.isExpired) {
    throw new GiftCodeRefused(`This gift code expired on ${formatWeekdayDate(code.expiresOn!)}.`)
  }
  if (billKobo < code.minimumKobo) {
    throw new GiftCodeRefused(
      `This gift code is for shipments of ${formatKobo(code.minimumKobo)} or more.`
    )
  }
  if (code.isUsedUp) throw new GiftCodeRefused(USED_UP)
}

const LIMIT_ERROR_MESSAGES: Record<string, string> = {
  gift_codes_total_limit: USED_UP,
  gift_code_redemptions_customer_limit: USED_BY_YOU,
}

export function giftCodeErrorFrom(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  const message = LIMIT_ERROR_MESSAGES[String(constraint)]
  return message ? new GiftCodeRefused(message) : error
}

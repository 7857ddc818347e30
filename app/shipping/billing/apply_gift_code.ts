import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { foldText } from '#shared/text/rules/fold_text'
import Organization from '#identity/organizations/models/organization'
import { changeOpenBill } from '#shipping/billing/additional_payments'
import {
  billBeforeDiscountKobo,
  type BillTotals,
  clearDiscount,
  recalculateBill,
} from '#shipping/shipment/shipment_bill'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ChargeDiscount } from '#shipping/pricing/charges'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { formatWeekdayDate } from '#shared/time/lagos_time'

export type AppliedGiftCode = BillTotals & { code: string; discount: ChargeDiscount }

/**
 * Applies a gift code to an unpaid bill, replacing any other. Applying the same code again changes
 * nothing; a refused code leaves the previous one in place. Throws E_ROW_NOT_FOUND, BillAlreadyPaid
 * and GiftCodeRefused.
 */
export async function applyGiftCode(
  caller: Caller,
  given: { discountCode: string; shipmentId: number }
): Promise<AppliedGiftCode> {
  return changeOpenBill(caller, given.shipmentId, async (trx, shipment) => {
    const current = await GiftCodeRedemption.of(trx, shipment.id)
    if (current?.giftCode.code !== normalizeGiftCode(given.discountCode)) {
      await replaceGiftCode(trx, caller, shipment, current, given.discountCode)
    }
    const totals = await recalculateBill(trx, shipment)
    const { giftCode, discount } = (await GiftCodeRedemption.of(trx, shipment.id))!
    return { ...totals, code: giftCode.code, discount }
  })
}

/** The freed use of the code can be redeemed again. Throws E_ROW_NOT_FOUND and BillAlreadyPaid. */
export async function removeGiftCode(caller: Caller, id: number): Promise<BillTotals> {
  return changeOpenBill(caller, id, async (trx, shipment) => {
    if (await GiftCodeRedemption.of(trx, shipment.id)) {
      await GiftCodeRedemption.release(trx, shipment.id, 'changed')
      await clearDiscount(trx, shipment)
    }
    return recalculateBill(trx, shipment)
  })
}

function normalizeGiftCode(code: string): string {
  return foldText(code).trim().toUpperCase()
}

async function replaceGiftCode(
  trx: TransactionClientContract,
  caller: Caller,
  shipment: Shipment,
  current: GiftCodeRedemption | null,
  wanted: string
) {
  const codes = await lockGiftCodes(trx, [normalizeGiftCode(wanted), current?.giftCode.code])
  const code = codes.find((candidate) => candidate.code === normalizeGiftCode(wanted)) ?? null
  await GiftCodeRedemption.release(trx, shipment.id, 'changed')
  requireUsableGiftCode(code, await billBeforeDiscountKobo(trx, shipment))
  await redeemGiftCode(trx, caller, shipment, code)
}

/** Locks the gift codes in order of ID, so that two concurrent replacements cannot deadlock. */
function lockGiftCodes(trx: TransactionClientContract, codes: (string | undefined)[]) {
  const named = codes.filter((code) => code !== undefined)
  return GiftCode.query({ client: trx }).whereIn('code', named).orderBy('id').forUpdate()
}

/** A trigger counts the redemption, and the database enforces the limits. */
async function redeemGiftCode(
  trx: TransactionClientContract,
  caller: Caller,
  shipment: Shipment,
  { id: giftCodeId, kind, basisPoints, amountKobo }: GiftCode
) {
  const { organizationId } = shipment
  const organization = await Organization.findOrFail(organizationId, { client: trx })
  const userId = organization.isBusiness ? null : shipment.userId
  const terms = { giftCodeId, kind, basisPoints, amountKobo, discountKobo: 0 }
  const redemption = { shipmentId: shipment.id, organizationId, userId, appliedBy: caller.user.id }
  try {
    await GiftCodeRedemption.create({ ...terms, ...redemption }, { client: trx })
  } catch (error) {
    throw giftCodeErrorFrom(error)
  }
}

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
function requireUsableGiftCode(code: GiftCode | null, billKobo: number): asserts code is GiftCode {
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

function giftCodeErrorFrom(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  const message = LIMIT_ERROR_MESSAGES[String(constraint)]
  return message ? new GiftCodeRefused(message) : error
}

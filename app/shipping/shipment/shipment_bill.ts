import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sumKobo } from '#shared/money/exact_amounts'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import { discountKobo } from '#shipping/pricing/charges'

/** In kobo: the bill before the discount, the discount, and the amount to pay. */
export type BillTotals = { beforeKobo: number; discountKobo: number; paymentKobo: number }

/**
 * A discount is a percentage of all other lines, or a fixed amount, and never exceeds them. The
 * caller must hold the shipment's row lock in `trx`.
 */
export async function recalculateBill(
  trx: TransactionClientContract,
  shipment: Shipment
): Promise<BillTotals> {
  const lines = await ShipmentCharge.query({ client: trx }).where('shipmentId', shipment.id)
  const discounts = lines.filter(({ kind }) => kind === 'discount')
  const beforeKobo = sum(lines) - sum(discounts)
  const redemption = await GiftCodeRedemption.of(trx, shipment.id)
  const offKobo = redemption
    ? discountKobo(redemption.discount, beforeKobo)
    : Math.min(-sum(discounts), beforeKobo)
  await writeDiscount(trx, shipment, discounts, offKobo, redemption)
  shipment.useTransaction(trx)
  shipment.paymentAmountKobo = beforeKobo - offKobo
  shipment.discountKobo = offKobo
  await shipment.save()
  return { beforeKobo, discountKobo: offKobo, paymentKobo: shipment.paymentAmountKobo }
}

/** The bill as it would be without a gift code. */
export async function billBeforeDiscountKobo(
  trx: TransactionClientContract,
  { id: shipmentId }: Shipment
): Promise<number> {
  const lines = ShipmentCharge.query({ client: trx }).where({ shipmentId })
  return sum(await lines.whereNot('kind', 'discount'))
}

async function writeDiscount(
  trx: TransactionClientContract,
  shipment: Shipment,
  discounts: ShipmentCharge[],
  offKobo: number,
  redemption: GiftCodeRedemption | null
) {
  const label = redemption ? `Gift Code ${redemption.giftCode.code}` : 'Discount'
  await clearDiscount(trx, shipment)
  if (redemption) await redemption.useTransaction(trx).merge({ discountKobo: offKobo }).save()
  if (offKobo === 0) return
  const createdBy = redemption?.appliedBy ?? discounts[0]?.createdBy ?? null
  await ShipmentCharge.create(
    { shipmentId: shipment.id, kind: 'discount', label, amountKobo: -offKobo, createdBy },
    { client: trx }
  )
}

/** The caller must then recalculate the bill. */
export async function clearDiscount(trx: TransactionClientContract, shipment: Shipment) {
  await discountLines(trx, shipment).delete()
}

function discountLines(trx: TransactionClientContract, { id: shipmentId }: Shipment) {
  return ShipmentCharge.query({ client: trx }).where({ shipmentId, kind: 'discount' })
}

function sum(lines: ShipmentCharge[]): number {
  return sumKobo(lines.map(({ amountKobo }) => amountKobo))
}

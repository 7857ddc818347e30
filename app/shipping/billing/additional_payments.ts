import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { Setting } from '#shared/settings/setting'
import { recalculateBill } from '#shipping/shipment/shipment_bill'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import { auditShipment } from '#shipping/shipment/audit_shipment'

/** Names go into the URL that removes a payment, so they exclude special URL characters. */
export const additionalPaymentTypes = new Setting<string[]>('shipping.additional_payment_types', {
  description: 'Charges that staff can add to the bill of an unpaid booking',
  default: ['Fuel Surcharge', 'Packaging', 'Remote Area', 'Customs Handling', 'Other'],
  schema: vine
    .array(
      vine
        .string()
        .trim()
        .minLength(1)
        .maxLength(60)
        .regex(/^[^/\\%?#\p{Cc}]+$/u)
    )
    .distinct()
    .minLength(1),
})

export async function listPaymentTypeOptions() {
  const types = await additionalPaymentTypes.get()
  return types.map((name) => ({ value: name, label: name }))
}

class UnknownPaymentType extends DomainError {
  constructor() {
    super('E_UNKNOWN_PAYMENT_TYPE', '"Type" is not one of the choices', 'key')
  }
}

class BillAlreadyPaid extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'This booking is no longer waiting for payment, so its price cannot change.'
    )
  }
}

export type AdditionalPayment = { key: string; amountKobo: number }

/**
 * Replaces a line of the same type. Throws E_ROW_NOT_FOUND, UnknownPaymentType and BillAlreadyPaid.
 */
export async function setAdditionalPayment(
  caller: Caller,
  id: number,
  { key, amountKobo }: AdditionalPayment
): Promise<Shipment> {
  const types = await additionalPaymentTypes.get()
  if (!types.includes(key)) throw new UnknownPaymentType()
  await changeOpenBill(caller, id, async (trx, shipment) => {
    const line = (await findPaymentLine(trx, id, key)) ?? new ShipmentCharge()
    const before = line.$isPersisted ? line.amountKobo : null
    line.useTransaction(trx)
    line.shipmentId = id
    line.kind = 'additional'
    line.label = key
    line.amountKobo = amountKobo
    line.createdBy = caller.user.id
    await line.save()
    await recalculateBill(trx, shipment)
    await auditPaymentLine(trx, caller, shipment, { key, before, after: amountKobo })
  })
  return Shipment.findWithDetails(id)
}

/** Throws E_ROW_NOT_FOUND and BillAlreadyPaid. */
export async function removeAdditionalPayment(caller: Caller, id: number, key: string) {
  await changeOpenBill(caller, id, async (trx, shipment) => {
    const line = await findPaymentLine(trx, id, key)
    if (!line) return
    await line.delete()
    await recalculateBill(trx, shipment)
    await auditPaymentLine(trx, caller, shipment, { key, before: line.amountKobo, after: null })
  })
  return Shipment.findWithDetails(id)
}

/**
 * Locks the shipment as a payment does. Throws if it is already paid; a payment that waits for the
 * lock pays the new total.
 */
export async function changeOpenBill<Changed>(
  caller: Caller,
  id: number,
  change: (trx: TransactionClientContract, shipment: Shipment) => Promise<Changed>
): Promise<Changed> {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  return db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') throw new BillAlreadyPaid()
    return change(trx, shipment)
  })
}

function findPaymentLine(trx: TransactionClientContract, shipmentId: number, key: string) {
  return ShipmentCharge.query({ client: trx })
    .where({ shipmentId, kind: 'additional', label: key })
    .first()
}

/** `before` and `after` are kobo; null means that the bill had or has no such line. */
function auditPaymentLine(
  trx: TransactionClientContract,
  caller: Caller,
  shipment: Shipment,
  { key, before, after }: { key: string; before: number | null; after: number | null }
) {
  const shown = (amountKobo: number | null) =>
    amountKobo === null ? null : { [key]: naira(amountKobo) }
  return auditShipment(trx, caller, shipment, 'shipment.additional_payment', {
    before: shown(before),
    after: shown(after),
  })
}

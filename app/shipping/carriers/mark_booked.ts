import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { changeStatus } from '#shipping/shipment/shipment_status'

/** Width of the column for an issue. */
const MAX_ISSUE_LENGTH = 300

type BookingCause = { by?: number; reason: string }

export interface AssignedNumbers {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
}

/** Lock the shipment's row first. Throws ForbiddenTransition. */
export async function markBooked(
  trx: TransactionClientContract,
  shipment: Shipment,
  { waybillNumber, packageWaybillNumbers = [] }: AssignedNumbers,
  cause: BookingCause
) {
  shipment.waybillNumber = waybillNumber
  shipment.issue = null
  await changeStatus(trx, shipment, 'BOOKED', cause)
  const packages = await ShipmentPackage.query({ client: trx })
    .where('shipmentId', shipment.id)
    .orderBy('position')
  for (const [index, number] of packageWaybillNumbers.entries()) {
    await packages[index]?.merge({ waybillNumber: number }).save()
  }
}

/** Hands a shipment to staff. Lock its row first. Throws ForbiddenTransition. */
export async function flagIssue(
  trx: TransactionClientContract,
  shipment: Shipment,
  reason: string,
  by?: number
) {
  shipment.issue = reason.slice(0, MAX_ISSUE_LENGTH)
  await changeStatus(trx, shipment, 'PENDING_ISSUE', { by, reason: shipment.issue })
}

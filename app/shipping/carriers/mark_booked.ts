import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { changeStatus } from '#shipping/shipment/shipment_status'

/** The column is that wide. */
const LONGEST_ISSUE = 300

type BookingCause = { by?: number; reason: string }

/** What the courier calls a parcel, and each package of it where it names them. */
export interface AssignedNumbers {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
}

/** Gives a shipment its numbers. The caller holds its row lock. Throws ForbiddenMove. */
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

/** The courier does not take it, and staff decide. The caller holds its row lock. Throws ForbiddenMove. */
export async function flagIssue(
  trx: TransactionClientContract,
  shipment: Shipment,
  reason: string,
  by?: number
) {
  shipment.issue = reason.slice(0, LONGEST_ISSUE)
  await changeStatus(trx, shipment, 'PENDING_ISSUE', { by, reason: shipment.issue })
}

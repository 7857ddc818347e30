import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { moveShipment } from '#shipping/shipment/moving'

/** The column is that wide. */
const LONGEST_ISSUE = 300

type Cause = { by?: number; reason: string }

/** What the courier calls a parcel, and each package of it where it names them. */
export interface GivenNumbers {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
}

/** Gives a shipment its numbers. The caller holds its row lock. Throws ForbiddenMove. */
export async function markBooked(
  trx: TransactionClientContract,
  shipment: Shipment,
  { waybillNumber, packageWaybillNumbers = [] }: GivenNumbers,
  cause: Cause
) {
  shipment.waybillNumber = waybillNumber
  shipment.issue = null
  await moveShipment(trx, shipment, 'BOOKED', cause)
  const packages = await ShipmentPackage.query({ client: trx })
    .where('shipmentId', shipment.id)
    .orderBy('position')
  for (const [index, number] of packageWaybillNumbers.entries()) {
    await packages[index]?.merge({ waybillNumber: number }).save()
  }
}

/** The courier does not take it, and staff decide. The caller holds its row lock. Throws ForbiddenMove. */
export async function setAside(
  trx: TransactionClientContract,
  shipment: Shipment,
  reason: string,
  by?: number
) {
  shipment.issue = reason.slice(0, LONGEST_ISSUE)
  await moveShipment(trx, shipment, 'PENDING_ISSUE', { by, reason: shipment.issue })
}

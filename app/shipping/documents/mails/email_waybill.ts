import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import { buildCustomsData } from '#shipping/customs/customs_data'
import WaybillMail, { type WaybillAttachments } from '#shipping/documents/mails/waybill_mail'
import Shipment from '#shipping/shipment/models/shipment'
import { findThermalLabel } from '#shipping/documents/courier_label'
import { renderDocument } from '#shipping/documents/shipment_documents'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

const BOOKED_STATUSES: ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED']

/**
 * E-mails waybill, invoice and customs documents to the sender and the booker, once per shipment:
 * concurrent calls wait for the inserted row, which is rolled back if the mail cannot be queued.
 * Skips test shipments and shipments that no courier has accepted.
 */
export async function emailWaybill(shipmentId: number) {
  const shipment = await Shipment.findWithDetails(shipmentId)
  if (shipment.isTest || !BOOKED_STATUSES.includes(shipment.status)) return
  const attachments = await waybillAttachments(shipment)
  const booker = await User.findOrFail(shipment.userId)
  const label = shipment.returnOf === null ? await findThermalLabel(shipmentId) : null
  const mail = new WaybillMail(shipment, attachments, booker, label)
  await db.transaction(async (trx) => {
    const claimed = await trx
      .table('shipment_letters')
      .insert({ shipment_id: shipmentId, kind: 'waybill' })
      .onConflict()
      .ignore()
      .returning('shipment_id')
    if (claimed.length > 0) await sendMail(mail, trx)
  })
}

async function waybillAttachments(shipment: Shipment): Promise<WaybillAttachments> {
  const attachments: WaybillAttachments = { waybill: await renderDocument(shipment, 'waybill') }
  // The sender of a return did not pay for it and must not see its price.
  if (shipment.returnOf === null) attachments.invoice = await renderDocument(shipment, 'invoice')
  if (buildCustomsData(shipment)) {
    attachments.commercial_invoice = await renderDocument(shipment, 'commercial_invoice')
    attachments.packing_list = await renderDocument(shipment, 'packing_list')
  }
  return attachments
}

import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import { buildCustomsData } from '#shipping/customs/customs_data'
import WaybillMail, { type WaybillAttachments } from '#shipping/documents/mails/waybill_mail'
import Shipment from '#shipping/shipment/models/shipment'
import { findThermalLabel } from '#shipping/documents/courier_label'
import { renderDocument } from '#shipping/documents/shipment_documents'
import type { ShipmentStatus } from '#shipping/shipment/shipment_status'

const BOOKED_STATUSES: ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED']

/**
 * Mails waybill, invoice and what customs ask for to the sender and to who booked, once for each shipment however often and at whatever time
 * it is called: its row is the claim, twins wait for it, and it goes with the transaction when the
 * mail could not be handed over. Does nothing for a shipment that no courier has, or that
 * is only tried.
 */
export async function emailWaybill(shipmentId: number) {
  const shipment = await Shipment.whole(shipmentId)
  if (shipment.isTest || !BOOKED_STATUSES.includes(shipment.status)) return
  const papers = await waybillAttachments(shipment)
  const booker = await User.findOrFail(shipment.userId)
  const label = shipment.returnOf === null ? await findThermalLabel(shipmentId) : null
  const mail = new WaybillMail(shipment, papers, booker, label)
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
  const papers: WaybillAttachments = { waybill: await renderDocument(shipment, 'waybill') }
  // Whoever sends something back did not pay for it, and is not told what it cost.
  if (shipment.returnOf === null) papers.invoice = await renderDocument(shipment, 'invoice')
  if (buildCustomsData(shipment)) {
    papers.commercial_invoice = await renderDocument(shipment, 'commercial_invoice')
    papers.packing_list = await renderDocument(shipment, 'packing_list')
  }
  return papers
}

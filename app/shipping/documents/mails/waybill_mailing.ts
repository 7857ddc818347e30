import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import { customsOf } from '#shipping/customs/customs'
import WaybillMail, { type WaybillPapers } from '#shipping/documents/mails/waybill_mail'
import Shipment from '#shipping/shipment/models/shipment'
import { labelCode } from '#shipping/documents/courier_label'
import { renderDocument } from '#shipping/documents/shipment_documents'
import type { ShipmentStatus } from '#shipping/shipment/moving'

const WITH_COURIER: ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED']

/**
 * Mails waybill, invoice and what customs ask for to the sender and to who booked, once for each shipment however often and at whatever time
 * it is called: its row is the claim, twins wait for it, and it goes with the transaction when the
 * mail could not be handed over. Does nothing for a shipment that no courier has, or that
 * is only tried.
 */
export async function mailWaybill(shipmentId: number) {
  const shipment = await Shipment.whole(shipmentId)
  if (shipment.isTest || !WITH_COURIER.includes(shipment.status)) return
  const papers = await papersOf(shipment)
  const booker = await User.findOrFail(shipment.userId)
  const label = shipment.returnOf === null ? await labelCode(shipmentId) : null
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

async function papersOf(shipment: Shipment): Promise<WaybillPapers> {
  const papers: WaybillPapers = { waybill: await renderDocument(shipment, 'waybill') }
  // Whoever sends something back did not pay for it, and is not told what it cost.
  if (shipment.returnOf === null) papers.invoice = await renderDocument(shipment, 'invoice')
  if (customsOf(shipment)) {
    papers.commercial_invoice = await renderDocument(shipment, 'commercial_invoice')
    papers.packing_list = await renderDocument(shipment, 'packing_list')
  }
  return papers
}

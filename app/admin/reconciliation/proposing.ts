import type { Caller } from '#identity/sessions/caller'
import { noteByStaff } from '#shipping/reweighing/by_staff'
import type { Noted } from '#shipping/reweighing/proposals'
import CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { NothingToReweigh } from '#admin/reconciliation/refusals'

/** The weight of a line, as a reweigh for staff to decide. Throws NothingToReweigh, E_ROW_NOT_FOUND. */
export async function proposeReweigh(by: Caller, lineId: number): Promise<Noted> {
  const line = await CarrierInvoiceLine.query().where('id', lineId).preload('invoice').firstOrFail()
  const { shipmentId, grams, invoice } = line
  if (shipmentId === null || grams === null) throw new NothingToReweigh()
  const source = `${invoice.name}, row ${line.rowNumber}`
  const [noted] = await noteByStaff(by, [{ shipmentId, grams, chargeKobo: null, source }])
  return noted!
}

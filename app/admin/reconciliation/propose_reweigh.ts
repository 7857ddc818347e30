import type { Caller } from '#identity/sessions/caller'
import { recordStaffMessages } from '#shipping/reweighing/staff_carrier_messages'
import type { Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { NothingToReweigh } from '#admin/reconciliation/reconciliation_errors'

/** Proposes the billed weight as a reweigh. Throws NothingToReweigh and E_ROW_NOT_FOUND. */
export async function proposeReweigh(by: Caller, lineId: number): Promise<Recorded> {
  const line = await CarrierInvoiceLine.query().where('id', lineId).preload('invoice').firstOrFail()
  const { shipmentId, grams, invoice } = line
  if (shipmentId === null || grams === null) throw new NothingToReweigh()
  const source = `${invoice.name}, row ${line.rowNumber}`
  const [noted] = await recordStaffMessages(by, [{ shipmentId, grams, chargeKobo: null, source }])
  return noted!
}

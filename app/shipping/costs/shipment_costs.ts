import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import CarrierCharge from '#shipping/costs/models/carrier_charge'
import ShipmentMargin from '#shipping/costs/models/shipment_margin'

/** For staff only. Null if the shipment has neither a margin nor charges. */
export async function loadCarriage(shipmentId: number): Promise<Carriage | null> {
  const charges = await CarrierCharge.query().where({ shipmentId }).orderBy('id')
  const margin = await ShipmentMargin.find(shipmentId)
  const invoices = await invoicesOf(shipmentId)
  return margin || charges.length > 0 ? { charges, margin, invoices } : null
}

export interface Carriage {
  charges: CarrierCharge[]
  margin: ShipmentMargin | null
  invoices: Map<number, BillingInvoice>
}

interface BillingInvoice {
  id: number
  number: string
  search: string
}

async function invoicesOf(shipmentId: number): Promise<Map<number, BillingInvoice>> {
  const rows = await queryRows<BillingInvoice & { line: number }>(
    db,
    `select line.id as line, invoice.id, invoice.number,
       coalesce(line.waybill, line.reference) as search
     from carrier_invoice_lines as line join carrier_invoices as invoice on invoice.id = invoice_id
     where shipment_id = ?`,
    [shipmentId]
  )
  return new Map(rows.map(({ line, ...invoice }) => [line, invoice]))
}

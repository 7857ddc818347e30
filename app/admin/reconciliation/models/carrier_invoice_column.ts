import { CarrierInvoiceColumnSchema } from '#database/schema'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { InvoiceColumns } from '#admin/reconciliation/reading/match_columns'

/** The latest column mapping of a carrier's files. */
export default class CarrierInvoiceColumn extends CarrierInvoiceColumnSchema {
  static selfAssignPrimaryKey = true

  declare carrier: Carrier
  declare columns: InvoiceColumns
}

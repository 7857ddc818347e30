import { CarrierInvoiceColumnSchema } from '#database/schema'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { InvoiceColumns } from '#admin/reconciliation/reading/match_columns'

/** Which headers of a carrier's files hold what, as staff said last. */
export default class CarrierInvoiceColumn extends CarrierInvoiceColumnSchema {
  static selfAssignPrimaryKey = true

  declare carrier: Carrier
  declare columns: InvoiceColumns
}

import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import CarrierInvoiceColumn from '#admin/reconciliation/models/carrier_invoice_column'
import type { InvoiceColumns } from '#admin/reconciliation/reading/match_columns'

export async function findSavedInvoiceColumns(carrier: Carrier): Promise<InvoiceColumns | null> {
  const row = await CarrierInvoiceColumn.find(carrier)
  return row?.columns ?? null
}

export function saveInvoiceColumns(by: Caller, carrier: Carrier, columns: InvoiceColumns) {
  return db.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('invoice_columns', 0))`)
    const row = await CarrierInvoiceColumn.find(carrier, { client: trx })
    const before = row?.columns ?? null
    await (row ?? new CarrierInvoiceColumn())
      .useTransaction(trx)
      .merge({ carrier, columns, savedBy: by.user.id, savedAt: DateTime.now() })
      .save()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'carrier_invoice.columns',
      subject: { kind: 'carrier_invoice', id: carrier },
      before,
      after: columns,
    })
  })
}

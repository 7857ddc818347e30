import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import CarrierInvoiceDecision from '#admin/reconciliation/models/carrier_invoice_decision'
import CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { InvoiceLineChanged, NothingToReweigh } from '#admin/reconciliation/reconciliation_errors'
import type { InvoiceFinding } from '#admin/reconciliation/rules/invoice_labels'
import { recordStaffMessages } from '#shipping/reweighing/staff_carrier_messages'
import type { Recorded } from '#shipping/reweighing/save_reweigh_proposal'

type LineDecisionInput = { kind: 'accepted' | 'disputed'; reason: string | null }

/** A disputed line stays a cost until it is credited. Throws InvoiceLineChanged and E_ROW_NOT_FOUND. */
export function decideLine(by: Caller, id: number, decision: LineDecisionInput) {
  return db.transaction(async (trx) => {
    const { line } = await lockInvoiceLine(trx, id)
    if (line.status === decision.kind || line.status === 'credited')
      throw new InvoiceLineChanged(line.status)
    await recordLineDecision(trx, by, line, { ...decision, amountMinor: null })
  })
}

/** Locks invoice before line, as rate changes do, to avoid deadlocks. Throws E_ROW_NOT_FOUND. */
export async function lockInvoiceLine(trx: TransactionClientContract, id: number) {
  const { invoiceId } = await CarrierInvoiceLine.findOrFail(id, { client: trx })
  const invoice = await CarrierInvoice.query({ client: trx })
    .where('id', invoiceId)
    .forUpdate()
    .firstOrFail()
  const line = await CarrierInvoiceLine.query({ client: trx })
    .where({ id })
    .forUpdate()
    .firstOrFail()
  return { invoice, line }
}

const LINE_AUDIT_VERBS = { accepted: 'accept', disputed: 'dispute', credited: 'credit' } as const

type LineDecision = Pick<CarrierInvoiceDecision, 'kind' | 'reason' | 'amountMinor'>

/** The caller must hold the locks. Returns the decision's id. */
export async function recordLineDecision(
  trx: TransactionClientContract,
  by: Caller,
  line: CarrierInvoiceLine,
  decision: LineDecision
): Promise<number> {
  const before = line.status
  const { id } = await CarrierInvoiceDecision.create(
    { ...decision, lineId: line.id, decidedBy: by.user.id },
    { client: trx }
  )
  const creditedMinor = line.creditedMinor + (decision.amountMinor ?? 0)
  await line
    .useTransaction(trx)
    .merge({ status: decision.kind, decisionId: id, creditedMinor })
    .save()
  await recordAudit(trx, {
    actorId: by.user.id,
    action: `carrier_invoice.${LINE_AUDIT_VERBS[decision.kind]}`,
    subject: { kind: 'carrier_invoice', id: line.invoiceId },
    before: { status: before },
    after: {
      row: line.rowNumber,
      waybill: line.waybill,
      status: decision.kind,
      reason: decision.reason,
      ...(decision.amountMinor === null ? {} : { amountMinor: decision.amountMinor }),
    },
  })
  return id
}

/** Accepts all open lines of an invoice, or only those with `finding`. Returns how many. */
export function acceptOpenLines(by: Caller, invoiceId: number, finding: InvoiceFinding | null) {
  return db.transaction(async (trx) => {
    await CarrierInvoice.query({ client: trx }).where('id', invoiceId).forUpdate().firstOrFail()
    const accepted = await queryRows<{ id: number }>(
      trx,
      `with decided as (
         insert into carrier_invoice_decisions (line_id, kind, decided_by)
         select id, 'accepted', :by from carrier_invoice_lines where invoice_id = :invoiceId and status = 'open'
           and (:finding::text is null or :finding = any(findings))
         returning id, line_id
       )
       update carrier_invoice_lines as line set status = 'accepted', decision_id = decided.id
       from decided where decided.line_id = line.id returning line.id`,
      { by: by.user.id, invoiceId, finding }
    )
    if (accepted.length > 0) {
      await recordAudit(trx, {
        actorId: by.user.id,
        action: 'carrier_invoice.accept',
        subject: { kind: 'carrier_invoice', id: invoiceId },
        after: { lines: accepted.length, finding },
      })
    }
    return accepted.length
  })
}

/** Proposes the billed weight as a reweigh. Throws NothingToReweigh and E_ROW_NOT_FOUND. */
export async function proposeReweigh(by: Caller, lineId: number): Promise<Recorded> {
  const line = await CarrierInvoiceLine.query().where('id', lineId).preload('invoice').firstOrFail()
  const { shipmentId, grams, invoice } = line
  if (shipmentId === null || grams === null) throw new NothingToReweigh()
  const source = `${invoice.name}, row ${line.rowNumber}`
  const [noted] = await recordStaffMessages(by, [{ shipmentId, grams, chargeKobo: null, source }])
  return noted!
}

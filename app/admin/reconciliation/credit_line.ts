import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { formatMinorAmount, currencyDigits } from '#shipping/costs/rules/currencies'
import { lockInvoiceLine, recordLineDecision } from '#admin/reconciliation/decide_line'
import type CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { InvalidCreditAmount } from '#admin/reconciliation/reconciliation_errors'
import { INVOICE_AMOUNTS } from '#admin/reconciliation/rules/invoice_labels'

/**
 * Reverses a part of a charge at the exchange rate of that charge. Computes kobo from the running
 * total, so that partial credits add up to exactly the whole charge.
 */
const INSERT_CREDITS = `insert into carrier_charges (shipment_id, organization_id, source, carrier, kind, description,
    amount_minor, currency, minor_digits, charged_on, rate_id, rate_micros, kobo, invoice_line_id,
    invoice_decision_id, noted_by)
  select charge.shipment_id, charge.organization_id, 'invoice', charge.carrier, charge.kind, 'Credit', -part.amount,
    charge.currency, charge.minor_digits, charge.charged_on, charge.rate_id, charge.rate_micros,
    in_kobo(part.before, charge.rate_micros, charge.minor_digits)
      - in_kobo(part.before + part.amount, charge.rate_micros, charge.minor_digits),
    charge.invoice_line_id, :decisionId, :by
  from carrier_charges as charge
    join jsonb_to_recordset(:parts::jsonb) as part (kind text, before bigint, amount bigint) on part.kind = charge.kind
  where charge.invoice_line_id = :lineId and charge.invoice_decision_id is null`

/**
 * Records a carrier's credit for a line, in the invoice currency, as a negative charge. Throws
 * E_ROW_NOT_FOUND, and InvalidCreditAmount for more than is left of the line.
 */
export function creditInvoiceLine(
  by: Caller,
  id: number,
  { amount, reason }: { amount: number; reason: string }
) {
  return db.transaction(async (trx) => {
    const { invoice, line } = await lockInvoiceLine(trx, id)
    const { currency } = invoice
    const exact = amount * 10 ** currencyDigits(currency)
    const minor = Math.round(exact)
    const left = line.totalMinor - line.creditedMinor
    if (Math.abs(exact - minor) > 1e-6 || minor <= 0) {
      throw new InvalidCreditAmount(`"Amount" must be an amount of ${currency} with its decimals`)
    }
    if (minor > left) {
      throw new InvalidCreditAmount(
        `"Amount" must be at most what is left of the line, ${formatMinorAmount(left, currency)}`
      )
    }
    const parts = splitCredit(line, minor)
    const decision = { kind: 'credited', reason, amountMinor: minor } as const
    const decisionId = await recordLineDecision(trx, by, line, decision)
    const of = { decisionId, lineId: id, by: by.user.id, parts: JSON.stringify(parts) }
    await trx.rawQuery(INSERT_CREDITS, of)
  })
}

/**
 * Credits freight first, then the other parts; `before` is what earlier credits took of a part.
 * The credit that completes the line also reverses negative parts, so that nothing is left of it.
 */
function splitCredit(line: CarrierInvoiceLine, minor: number) {
  const isLast = line.creditedMinor + minor === line.totalMinor
  let skipped = line.creditedMinor
  let wanted = minor
  return INVOICE_AMOUNTS.flatMap((kind) => {
    const charged = line[`${kind}Minor`]
    const before = Math.min(skipped, Math.max(charged, 0))
    const left = charged - before
    const amount = isLast ? left : Math.min(wanted, Math.max(left, 0))
    skipped -= before
    wanted -= amount
    return amount === 0 ? [] : [{ kind, before, amount }]
  })
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { formatLagosDate } from '#shared/time/lagos_time'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { BillingInvoiceState } from '#shipping/invoicing/models/billing_invoice'
import { isoDay } from '#shared/time/rules/api_dates'

export default class InvoiceTransformer extends BaseTransformer<BillingInvoice> {
  toObject() {
    const { id, number, totalKobo, openKobo, periodFrom, periodTo, issuedOn, dueOn } = this.resource
    const { state, daysOverdue, isCreditNote } = this.resource
    return {
      id,
      number,
      isCreditNote,
      state,
      stateText: STATE_TEXTS[state],
      daysOverdue,
      issuedOn: isoDay(issuedOn),
      issuedText: formatLagosDate(lagosDay(issuedOn)),
      dueOn: isoDay(dueOn),
      dueText: formatLagosDate(lagosDay(dueOn)),
      periodFrom: isoDay(periodFrom),
      periodTo: isoDay(periodTo),
      periodText: `${formatLagosDate(lagosDay(periodFrom))} to ${formatLagosDate(lagosDay(periodTo))}`,
      total: naira(totalKobo),
      totalText: formatKobo(totalKobo),
      open: naira(openKobo),
      openText: formatKobo(openKobo),
    }
  }

  forStaff() {
    const { organization } = this.resource
    return {
      ...this.toObject(),
      organizationId: organization.id,
      customer: organization.name,
    }
  }
}

const STATE_TEXTS: Record<BillingInvoiceState, string> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  written_off: 'Written off',
  credit_note: 'Credit note',
}

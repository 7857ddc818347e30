import { DomainError } from '#shared/errors/domain_error'
import type { InvoiceLineState } from '#admin/reconciliation/rules/invoice_labels'
import { formatLagosDate } from '#shared/time/lagos_time'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'

/** Lists the problems in an invoice file. Nothing of the file was saved. */
export class InvalidInvoiceFile extends DomainError {
  constructor(readonly problems: string[]) {
    super('E_INVOICE_REFUSED', problems.join('\n'))
  }

  get errors() {
    return this.problems.map((message) => ({ message }))
  }
}

/** The invoice was imported before, perhaps by somebody else just now. */
export class InvoiceAlreadyImported extends DomainError {
  constructor(earlier: CarrierInvoice, { carrier, number }: { carrier: string; number: string }) {
    const { name } = earlier
    const isFile = earlier.carrier !== carrier || earlier.number !== number
    const what = isFile ? `This file was already imported as ${name}` : `${name} was imported`
    super(
      'E_INVOICE_TAKEN',
      `${what} on ${formatLagosDate(earlier.createdAt)}. It was not imported again.`
    )
  }
}

export class InvoicePreviewOutdated extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'The file or its columns have changed since you looked at them. Please check the lines again.'
    )
  }
}

const LINE_STATE_SENTENCES: Record<InvoiceLineState, string> = {
  open: 'This line is open.',
  accepted: 'This line has already been accepted.',
  disputed: 'This line has already been disputed.',
  credited: 'The courier has already credited this line.',
}

export class InvoiceLineChanged extends DomainError {
  constructor(status: InvoiceLineState) {
    super('E_CONFLICT', `${LINE_STATE_SENTENCES[status]} Please reload the page.`)
  }
}

export class InvalidCreditAmount extends DomainError {
  constructor(sentence: string) {
    super('E_CREDIT_AMOUNT', sentence, 'amount')
  }
}

export class NothingToReweigh extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This line has no weight, or does not belong to any of our parcels.')
  }
}

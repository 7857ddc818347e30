import { DomainError } from '#shared/errors/domain_error'
import type Shipment from '#shipping/shipment/models/shipment'

export class DocumentNotReady extends DomainError {
  constructor(sentence: string) {
    super('E_DOCUMENT_NOT_READY', sentence)
  }
}

/** The label of a voided parcel must not be used. Throws DocumentNotReady. */
export function requireLabelSendable({ status }: Pick<Shipment, 'status'>) {
  if (status !== 'VOIDED') return
  throw new DocumentNotReady('This shipment was voided, so its label cannot be used any more.')
}

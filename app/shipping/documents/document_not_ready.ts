import { DomainError } from '#shared/errors/domain_error'
import type Shipment from '#shipping/shipment/models/shipment'

export class DocumentNotReady extends DomainError {
  constructor(sentence: string) {
    super('E_DOCUMENT_NOT_READY', sentence)
  }
}

export class LabelVoided extends DocumentNotReady {
  constructor() {
    super('This shipment was voided, so its label cannot be used any more.')
  }
}

/** Throws LabelVoided. */
export function requireLabelSendable({ status }: Pick<Shipment, 'status'>) {
  if (status === 'VOIDED') throw new LabelVoided()
}

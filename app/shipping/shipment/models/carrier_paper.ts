import { CarrierPaperSchema } from '#database/schema'

export type CourierDocumentKind = 'label' | 'invoice' | 'receipt'
export type CourierDocumentFormat = 'pdf' | 'png' | 'gif' | 'zpl'

/** What each is called on the wire. */
export const DOCUMENT_MIME_TYPES: Record<CourierDocumentFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'text/plain; charset=utf-8',
}

/**
 * A file that a carrier gave out with its waybill. Its bytes come in with the number, in one transaction, and move
 * to the file store afterwards.
 */
export default class CarrierPaper extends CarrierPaperSchema {
  declare kind: CourierDocumentKind
  declare format: CourierDocumentFormat
}

import { CarrierPaperSchema } from '#database/schema'

export type CourierDocumentKind = 'label' | 'invoice' | 'receipt'
export type CourierDocumentFormat = 'pdf' | 'png' | 'gif' | 'zpl'

export const DOCUMENT_MIME_TYPES: Record<CourierDocumentFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'text/plain; charset=utf-8',
}

/**
 * A file that a carrier returned with the waybill. The transaction that saves the waybill number
 * also saves the bytes; they move to the file store afterwards.
 */
export default class CarrierPaper extends CarrierPaperSchema {
  declare kind: CourierDocumentKind
  declare format: CourierDocumentFormat
}

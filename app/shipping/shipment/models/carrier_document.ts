import { CarrierPaperSchema } from '#database/schema'

export type CourierDocumentKind = 'label' | 'invoice' | 'receipt'
export type CourierDocumentFormat = 'pdf' | 'png' | 'gif' | 'zpl'

export const DOCUMENT_MIME_TYPES: Record<CourierDocumentFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'text/plain; charset=utf-8',
}

/** The file is saved in this row with the waybill number, and later moves to the file store. */
export default class CarrierDocument extends CarrierPaperSchema {
  static table = 'carrier_papers'
  declare kind: CourierDocumentKind
  declare format: CourierDocumentFormat
}

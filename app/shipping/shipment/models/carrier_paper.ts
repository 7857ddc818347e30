import { CarrierPaperSchema } from '#database/schema'

export type PaperKind = 'label' | 'invoice' | 'receipt'
export type PaperFormat = 'pdf' | 'png' | 'gif' | 'zpl'

/** What each is called on the wire. */
export const PAPER_TYPES: Record<PaperFormat, string> = {
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
  declare kind: PaperKind
  declare format: PaperFormat
}

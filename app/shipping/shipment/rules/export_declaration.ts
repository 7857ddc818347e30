export const INCOTERMS = ['DAP', 'DDP'] as const

export type Incoterm = (typeof INCOTERMS)[number]

export const EXPORT_REASONS = ['sale', 'gift', 'sample', 'personal', 'return', 'repair'] as const

export type ExportReason = (typeof EXPORT_REASONS)[number]

export function dutiesPaidBy(incoterm: Incoterm): 'receiver' | 'sender' {
  return incoterm === 'DDP' ? 'sender' : 'receiver'
}

/** Businesses usually sell; of other senders we must not assume a sale. */
export function defaultExportReason(isBusiness: boolean): ExportReason {
  return isBusiness ? 'sale' : 'personal'
}

export const EXPORT_REASON_LABELS: Record<ExportReason, string> = {
  sale: 'Sale',
  gift: 'Gift',
  sample: 'Sample',
  personal: 'Personal use',
  return: 'Return of goods',
  repair: 'Repair',
}

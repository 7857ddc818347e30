import vine from '@vinejs/vine'
import { DomainError } from '#shared/errors/domain_error'
import { Setting } from '#shared/settings/setting'
import type { ClearanceKind } from '#shipping/pricing/charges'

export type ClearanceDocumentType = { name: string; classification: ClearanceKind }

class UnknownDocumentType extends DomainError {
  constructor() {
    super('E_UNKNOWN_DOCUMENT_TYPE', '"Document Type" is not one of the choices', 'documentType')
  }
}

/** The URL of an upload contains the name, so the pattern excludes special URL characters. */
export const clearanceDocumentTypes = new Setting<ClearanceDocumentType[]>(
  'shipping.clearance_document_types',
  {
    description: 'Clearance documents that staff can upload, and the goods that each one clears',
    default: [
      { name: 'NAFDAC Food Export Certificate', classification: 'food' },
      { name: 'Phytosanitary Certificate', classification: 'food' },
      { name: 'Fish Health Certificate', classification: 'food' },
      { name: 'NAFDAC Medication Permit', classification: 'medication' },
      { name: 'Doctor’s Prescription', classification: 'medication' },
    ],
    schema: vine
      .array(
        vine.object({
          name: vine
            .string()
            .trim()
            .minLength(1)
            .maxLength(60)
            .regex(/^[^/\\%?#\p{Cc}]+$/u),
          classification: vine.enum(['food', 'medication'] as const),
        })
      )
      .distinct('name')
      .minLength(1),
  }
)

/** Throws UnknownDocumentType. */
export async function requireDocumentType(name: string): Promise<ClearanceDocumentType> {
  const types = await clearanceDocumentTypes.get()
  const type = types.find((candidate) => candidate.name === name)
  if (!type) throw new UnknownDocumentType()
  return type
}

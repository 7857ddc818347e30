import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClearanceDocument from '#shipping/shipment/models/clearance_document'

type ClearanceDocumentFields = Pick<ClearanceDocument, 'id' | 'classification' | 'documentType'> & {
  uploadedAt: unknown
  initiatedAt: unknown
}

/** Never where the file lies: whoever may have it asks for it by the document's id. */
export default class ClearanceDocumentTransformer extends BaseTransformer<ClearanceDocumentFields> {
  toObject() {
    const { id, classification, documentType, uploadedAt, initiatedAt } = this.resource
    return {
      id,
      classification,
      documentType,
      initiated: initiatedAt !== null,
      uploaded: uploadedAt !== null,
    }
  }
}

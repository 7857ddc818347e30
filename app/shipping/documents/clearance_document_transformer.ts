import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClearanceDocument from '#shipping/shipment/models/clearance_document'

type ClearanceDocumentFields = Pick<ClearanceDocument, 'id' | 'classification' | 'documentType'> & {
  uploadedAt: unknown
  initiatedAt: unknown
}

/** Never reveals the file's location; downloads go by document id. */
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

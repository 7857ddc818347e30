import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import { requireDocumentType } from '#shipping/documents/clearance_types'
import {
  saveClearanceDocument,
  requireClearanceUpload,
} from '#shipping/documents/save_clearance_document'
import ClearanceDocumentTransformer from '#shipping/documents/clearance_document_transformer'

export default class ClearanceUploadsController {
  /** Checks that the upload is allowed before reading the file. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const shipment = await requireClearanceUpload(caller, ctx.params.shipmentId)
    const type = await requireDocumentType(ctx.params.documentType)
    const { bytes } = await readUploadedFile(ctx.request)
    const document = await saveClearanceDocument(caller, shipment, type, bytes)
    const { data } = await ctx.serialize(ClearanceDocumentTransformer.transform(document))
    return { message: `${type.name} has been submitted.`, data }
  }
}

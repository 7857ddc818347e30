import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { receivedFile } from '#shared/uploads/received_file'
import { requireDocumentType } from '#shipping/documents/clearance_types'
import { keepClearance, requireClearable } from '#shipping/documents/clearance_uploading'
import ClearanceDocumentTransformer from '#shipping/documents/clearance_document_transformer'

export default class ClearanceUploadsController {
  /** Nothing of the file is read before it is known that it may be kept. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const shipment = await requireClearable(caller, ctx.params.shipmentId)
    const type = await requireDocumentType(ctx.params.documentType)
    const { bytes } = await receivedFile(ctx.request)
    const document = await keepClearance(caller, shipment, type, bytes)
    const { data } = await ctx.serialize(ClearanceDocumentTransformer.transform(document))
    return { message: `${type.name} has been submitted.`, data }
  }
}

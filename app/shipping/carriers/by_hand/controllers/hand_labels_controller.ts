import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { receivedFile } from '#shared/uploads/received_file'
import { keepLabel, requireLabelWanted } from '#shipping/carriers/by_hand/hand_labels'
import { MAX_LABEL_BYTES } from '#shipping/carriers/by_hand/rules/label_file'

export default class HandLabelsController {
  /** Nothing of the file is read before it is known that it may be kept. */
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const shipmentId = await requireLabelWanted(caller, ctx.params.id)
    const { bytes } = await receivedFile(ctx.request, MAX_LABEL_BYTES)
    await keepLabel(caller, shipmentId, bytes)
    return { message: 'Label saved. It replaces our own waybill.' }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import { importCarrierWeights } from '#admin/reweighs/import_carrier_weights'

export default class CarrierWeightsController {
  async store(ctx: HttpContext) {
    const { bytes } = await readUploadedFile(ctx.request)
    const data = await importCarrierWeights(callerOf(ctx), bytes, "Courier's invoice, by file")
    const { proposed, noted, nothing } = data
    const message = `${proposed} to decide, ${noted} noted with nothing owed, ${nothing} already known.`
    return { message, data }
  }
}

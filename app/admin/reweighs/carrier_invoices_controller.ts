import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { receivedFile } from '#shared/uploads/received_file'
import { noteInvoice } from '#admin/reweighs/carrier_invoice'

export default class CarrierInvoicesController {
  async store(ctx: HttpContext) {
    const { bytes } = await receivedFile(ctx.request)
    const data = await noteInvoice(callerOf(ctx), bytes, "Courier's invoice, by file")
    const { proposed, noted, nothing } = data
    const message = `${proposed} to decide, ${noted} noted with nothing owed, ${nothing} already known.`
    return { message, data }
  }
}

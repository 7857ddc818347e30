import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { markClearanceInitiated } from '#shipping/documents/clearance_initiation'
import { clearanceInitiationValidator } from '#shipping/documents/clearance_validator'

export default class ClearanceInitiationsController {
  async update(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(clearanceInitiationValidator)
    await markClearanceInitiated(callerOf(ctx), [...new Set(body.clearanceDocumentIds)])
    return { message: 'The clearance is marked as initiated.' }
  }
}

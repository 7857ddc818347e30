import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { markInitiated } from '#shipping/clearance/initiation'
import { clearanceInitiationValidator } from '#shipping/validators/clearance'

export default class ClearanceInitiationsController {
  async update(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(clearanceInitiationValidator)
    await markInitiated(callerOf(ctx), [...new Set(body.clearanceDocumentIds)])
    return { message: 'The clearance is marked as initiated.' }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proposeHsCode } from '#shipping/customs/classify_items'
import { hsCodeProposalValidator } from '#shipping/customs/customs_validators'

export default class HsCodeProposalsController {
  async show(ctx: HttpContext) {
    const { description = '', category } = await ctx.request.validateUsing(hsCodeProposalValidator)
    return { data: await proposeHsCode(callerOf(ctx), { description, category }) }
  }
}

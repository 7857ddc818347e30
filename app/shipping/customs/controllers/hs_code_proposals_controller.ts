import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proposeFor } from '#shipping/customs/classifying'
import { proposalValidator } from '#shipping/customs/customs_validators'

export default class HsCodeProposalsController {
  async show(ctx: HttpContext) {
    const { description = '', category } = await ctx.request.validateUsing(proposalValidator)
    return { data: await proposeFor(callerOf(ctx), { description, category }) }
  }
}

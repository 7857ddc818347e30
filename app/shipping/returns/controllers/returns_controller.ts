import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listReturnsAfter, findVisibleReturn } from '#shipping/returns/return_list'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import { returnListValidator } from '#shipping/returns/return_validators'

export default class ReturnsController {
  async index(ctx: HttpContext) {
    const listQuery = await returnListValidator.validate(ctx.request.qs())
    const { rows, place } = await listReturnsAfter(callerOf(ctx), listQuery)
    return { ...(await ctx.serialize(ReturnTransformer.transform(rows).depth(3))), ...place }
  }

  async show(ctx: HttpContext) {
    const returnRequest = await findVisibleReturn(callerOf(ctx), ctx.params.id)
    return ctx.serialize(ReturnTransformer.transform(returnRequest).depth(3))
  }
}

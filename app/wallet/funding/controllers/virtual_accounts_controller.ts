import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { inflowOf } from '#wallet/funding/inflow'
import VirtualAccountTransformer from '#wallet/funding/transformers/virtual_account_transformer'
import { inflowValidator } from '#wallet/funding/validators/funding'

export default class VirtualAccountsController {
  /** With `hideError` an account that is not there yet is an answer and no failure. */
  async show(ctx: HttpContext) {
    const { hideError } = await ctx.request.validateUsing(inflowValidator)
    const { account, refusal } = await inflowOf(callerOf(ctx))
    if (!refusal) return ctx.serialize(VirtualAccountTransformer.transform(account))
    if (!hideError) throw refusal
    return { message: refusal.message, data: null }
  }
}

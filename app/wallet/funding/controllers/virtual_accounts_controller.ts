import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadFundingAccount } from '#wallet/funding/load_funding_account'
import VirtualAccountTransformer from '#wallet/funding/transformers/virtual_account_transformer'
import { fundingAccountValidator } from '#wallet/funding/validators/funding_validators'

export default class VirtualAccountsController {
  /** With `hideError`, an account that is not ready gives 200 with null data and a message. */
  async show(ctx: HttpContext) {
    const { hideError } = await ctx.request.validateUsing(fundingAccountValidator)
    const { account, refusal } = await loadFundingAccount(callerOf(ctx))
    if (!refusal) return ctx.serialize(VirtualAccountTransformer.transform(account))
    if (!hideError) throw refusal
    return { message: refusal.message, data: null }
  }
}

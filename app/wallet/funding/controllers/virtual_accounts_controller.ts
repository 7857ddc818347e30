import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireReady, virtualAccountOf } from '#wallet/funding/virtual_accounts'
import OpenVirtualAccountJob from '#wallet/funding/jobs/open_virtual_account_job'
import { DomainError } from '#shared/errors/domain_error'
import VirtualAccountTransformer from '#wallet/funding/transformers/virtual_account_transformer'
import { inflowValidator } from '#wallet/funding/validators/funding'

export default class VirtualAccountsController {
  /** With `hideError` an account that is not there yet is an answer and no failure. */
  async show(ctx: HttpContext) {
    const { hideError } = await ctx.request.validateUsing(inflowValidator)
    const account = await virtualAccountOf(callerOf(ctx))
    if (account.status === 'creating') {
      await OpenVirtualAccountJob.dispatch({ id: account.id }).dedup({ id: account.reference })
    }
    try {
      requireReady(account)
    } catch (error) {
      if (!hideError || !(error instanceof DomainError)) throw error
      return { message: error.message, data: null }
    }
    return ctx.serialize(VirtualAccountTransformer.transform(account))
  }
}

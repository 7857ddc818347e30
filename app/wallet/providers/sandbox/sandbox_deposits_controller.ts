import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireReady, virtualAccountOf } from '#wallet/funding/virtual_accounts'
import TellOfSandboxJob from '#wallet/providers/sandbox/send_sandbox_webhook_job'
import { payInto } from '#wallet/providers/sandbox/sandbox_charges'
import { depositValidator } from '#wallet/funding/validators/funding'

export default class SandboxDepositsController {
  /** As if the caller had sent money from their own bank to their virtual account. */
  async store(ctx: HttpContext) {
    const { amount } = await ctx.request.validateUsing(depositValidator)
    const account = await virtualAccountOf(callerOf(ctx))
    requireReady(account)
    const { reference } = account
    const id = await payInto(reference, amount)
    await TellOfSandboxJob.dispatch({ event: 'charge', id, reference })
    return { message: 'The transfer is on its way. It reaches your wallet in a few seconds.' }
  }
}

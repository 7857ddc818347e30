import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  requireVirtualAccountReady,
  findOrCreateVirtualAccount,
} from '#wallet/funding/virtual_accounts'
import SendSandboxWebhookJob from '#wallet/providers/sandbox/send_sandbox_webhook_job'
import { depositToSandboxAccount } from '#wallet/providers/sandbox/sandbox_charges'
import { sandboxDepositValidator } from '#wallet/funding/validators/funding_validators'

export default class SandboxDepositsController {
  async store(ctx: HttpContext) {
    const { amount } = await ctx.request.validateUsing(sandboxDepositValidator)
    const account = await findOrCreateVirtualAccount(callerOf(ctx))
    requireVirtualAccountReady(account)
    const { reference } = account
    const id = await depositToSandboxAccount(reference, amount)
    await SendSandboxWebhookJob.dispatch({ event: 'charge', id, reference })
    return { message: 'The transfer is on its way. It reaches your wallet in a few seconds.' }
  }
}

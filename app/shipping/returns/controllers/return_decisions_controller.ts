import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import { respondWithReturn } from '#shipping/returns/controllers/return_response'
import { prepareReturnApproval, refuseReturn } from '#shipping/returns/decide_return'
import {
  returnApprovalValidator,
  returnRefusalValidator,
} from '#shipping/returns/return_validators'

export default class ReturnDecisionsController {
  async approve(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return runOnceThenAnswer(await readCommand(ctx), {
      prepare: async () => {
        const given = await ctx.request.validateUsing(returnApprovalValidator)
        const { balance = 'Wallet', amount: shown, ...legs } = given
        const terms = { ...legs, balance: parsePayingBalance(balance), shown }
        return prepareReturnApproval(caller, Number(ctx.params.id), terms)
      },
      answer: (booked) => respondWithReturn(ctx, booked),
    })
  }

  async refuse(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(returnRefusalValidator)
    await refuseReturn(callerOf(ctx), ctx.params.id, reason)
    return {
      message: 'Return refused. If the receiver asked for it, they get an e-mail with your reason.',
    }
  }
}

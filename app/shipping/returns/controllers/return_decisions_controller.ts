import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { answerOnce } from '#shared/idempotency/answered_command'
import { payingBalance } from '#wallet/ledger/payment'
import { returnAnswer } from '#shipping/returns/controllers/return_answer'
import { prepareApproval, refuseReturn } from '#shipping/returns/deciding'
import { approvalValidator, refusalValidator } from '#shipping/returns/validators'

export default class ReturnDecisionsController {
  async approve(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return answerOnce(await commandOf(ctx), {
      prepare: async () => {
        const given = await ctx.request.validateUsing(approvalValidator)
        const { balance = 'Wallet', amount: shown, ...legs } = given
        const terms = { ...legs, balance: payingBalance(balance), shown }
        return prepareApproval(caller, Number(ctx.params.id), terms)
      },
      answer: (booked) => returnAnswer(ctx, booked),
    })
  }

  async refuse(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(refusalValidator)
    await refuseReturn(callerOf(ctx), ctx.params.id, reason)
    return { message: 'Return refused. Whoever asked for it is told why.' }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { answerOnce } from '#shared/idempotency/answered_command'
import { payingBalance } from '#wallet/ledger/payment'
import { prepareReturn } from '#shipping/returns/asking'
import { returnAnswer } from '#shipping/returns/controllers/return_answer'
import { openedReturns } from '#shipping/returns/opened_returns'
import ReturnableTransformer from '#shipping/returns/transformers/returnable_transformer'
import { returnValidator } from '#shipping/returns/validators'

export default class ShipmentReturnsController {
  async show(ctx: HttpContext) {
    const opened = await openedReturns(callerOf(ctx), ctx.params.id)
    return ctx.serialize(ReturnableTransformer.transform(opened).depth(5))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const answer = await answerOnce(await commandOf(ctx), {
      prepare: async () => {
        const given = await ctx.request.validateUsing(returnValidator)
        const { balance = 'Wallet', back, again, amount, ...asked } = given
        const terms = { balance: payingBalance(balance), back, again, shown: amount }
        return prepareReturn(caller, ctx.params.id, asked, terms)
      },
      answer: (booked) => returnAnswer(ctx, booked),
    })
    ctx.response.status(201)
    return answer
  }
}

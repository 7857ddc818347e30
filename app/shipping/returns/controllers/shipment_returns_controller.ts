import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import { prepareReturn } from '#shipping/returns/request_return'
import { respondWithReturn } from '#shipping/returns/controllers/return_response'
import { loadShipmentReturns } from '#shipping/returns/load_shipment_returns'
import ReturnableTransformer from '#shipping/returns/transformers/returnable_transformer'
import { returnValidator } from '#shipping/returns/return_validators'

export default class ShipmentReturnsController {
  async show(ctx: HttpContext) {
    const opened = await loadShipmentReturns(callerOf(ctx), ctx.params.id)
    return ctx.serialize(ReturnableTransformer.transform(opened).depth(5))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const answer = await runOnceThenAnswer(await readCommand(ctx), {
      prepare: async () => {
        const given = await ctx.request.validateUsing(returnValidator)
        const { balance = 'Wallet', back, again, amount, ...request } = given
        const terms = { balance: parsePayingBalance(balance), back, again, shown: amount }
        return prepareReturn(caller, ctx.params.id, request, terms)
      },
      answer: (booked) => respondWithReturn(ctx, booked),
    })
    ctx.response.status(201)
    return answer
  }
}

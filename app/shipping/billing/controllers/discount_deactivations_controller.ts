import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { activateGiftCode, deactivateGiftCode } from '#shipping/billing/gift_code_admin'
import GiftCodeTransformer from '#shipping/billing/transformers/gift_code_transformer'

export default class DiscountDeactivationsController {
  async store(ctx: HttpContext) {
    const code = await deactivateGiftCode(callerOf(ctx), ctx.params.id)
    const message = `Gift code ${code.code} can no longer be applied.`
    return { message, ...(await ctx.serialize(GiftCodeTransformer.transform(code))) }
  }

  async destroy(ctx: HttpContext) {
    const code = await activateGiftCode(callerOf(ctx), ctx.params.id)
    const message = `Gift code ${code.code} can be applied again.`
    return { message, ...(await ctx.serialize(GiftCodeTransformer.transform(code))) }
  }
}

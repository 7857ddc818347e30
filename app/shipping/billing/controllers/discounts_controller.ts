import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { createGiftCode, searchGiftCodes, updateGiftCode } from '#shipping/billing/gift_code_admin'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeTransformer from '#shipping/billing/transformers/gift_code_transformer'
import {
  giftCodeSearchValidator,
  toGiftCodeDraft,
  giftCodeUpdateValidator,
  giftCodeValidator,
} from '#shipping/billing/validators/gift_code'

export default class DiscountsController {
  async index(ctx: HttpContext) {
    const { condition, page, perPage } = await ctx.request.validateUsing(giftCodeSearchValidator)
    const codes = await searchGiftCodes(condition).paginate(page ?? 1, perPage ?? 100)
    return ctx.serialize(GiftCodeTransformer.paginate(codes.all(), codes.getMeta()))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(GiftCodeTransformer.transform(await GiftCode.findOrFail(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const draft = toGiftCodeDraft(await ctx.request.validateUsing(giftCodeValidator))
    const code = await createGiftCode(callerOf(ctx), draft)
    const message = `Gift code ${code.code} is ready to use.`
    return { message, ...(await ctx.serialize(GiftCodeTransformer.transform(code))) }
  }

  async update(ctx: HttpContext) {
    const { version, ...given } = await ctx.request.validateUsing(giftCodeUpdateValidator)
    const draft = toGiftCodeDraft(given)
    const code = await updateGiftCode(callerOf(ctx), ctx.params.id, draft, version)
    const message = `Gift code ${code.code} has been updated.`
    return { message, ...(await ctx.serialize(GiftCodeTransformer.transform(code))) }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ReturnRules from '#shipping/returns/models/return_rules'
import { businessOf } from '#branding/business/business'
import ReturnRulesTransformer from '#branding/returns/return_rules_transformer'
import { returnRulesValidator } from '#branding/returns/rules_validator'
import { saveReturnRules } from '#branding/returns/saving_rules'

export default class ReturnRulesController {
  async show(ctx: HttpContext) {
    const { id } = businessOf(callerOf(ctx))
    return ctx.serialize(ReturnRulesTransformer.transform(await ReturnRules.of(id)))
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    businessOf(caller)
    const given = await ctx.request.validateUsing(returnRulesValidator)
    const rules = ReturnRulesTransformer.transform(await saveReturnRules(caller, given))
    return { message: 'Return rules saved.', ...(await ctx.serialize(rules)) }
  }
}

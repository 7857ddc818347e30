import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ReturnRules from '#shipping/returns/models/return_rules'
import { requireCurrentBusiness } from '#branding/business/current_business'
import ReturnRulesTransformer from '#branding/returns/return_rules_transformer'
import { returnRulesValidator } from '#branding/returns/return_rules_validator'
import { saveReturnRules } from '#branding/returns/save_return_rules'

export default class ReturnRulesController {
  async show(ctx: HttpContext) {
    const { id } = requireCurrentBusiness(callerOf(ctx))
    return ctx.serialize(ReturnRulesTransformer.transform(await ReturnRules.of(id)))
  }

  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    requireCurrentBusiness(caller)
    const given = await ctx.request.validateUsing(returnRulesValidator)
    const rules = ReturnRulesTransformer.transform(await saveReturnRules(caller, given))
    return { message: 'Return rules saved.', ...(await ctx.serialize(rules)) }
  }
}

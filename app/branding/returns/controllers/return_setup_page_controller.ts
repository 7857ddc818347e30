import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ReturnRules from '#shipping/returns/models/return_rules'
import Brand from '#branding/business/brand'
import ReturnRulesTransformer from '#branding/returns/return_rules_transformer'

export default class ReturnSetupPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    const { isBusiness, id } = organization
    const rules = isBusiness ? await ReturnRules.of(id) : null
    return ctx.inertia.render('branding/returns/return_setup', {
      rules: ReturnRulesTransformer.transform(rules),
      isPublished: isBusiness && (await Brand.of(organization)).isPublished,
    })
  }
}

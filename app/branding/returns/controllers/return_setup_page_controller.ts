import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ReturnRules from '#shipping/returns/models/return_rules'
import Brand from '#branding/business/brand'
import ReturnRulesTransformer from '#branding/returns/return_rules_transformer'

export default class ReturnSetupPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    const rules = organization.isBusiness ? await ReturnRules.of(organization.id) : null
    const brand = organization.isBusiness ? await Brand.of(organization) : null
    return ctx.inertia.render('branding/returns/return_setup', {
      rules: ReturnRulesTransformer.transform(rules),
      isPublished: brand?.isPublished ?? false,
    })
  }
}

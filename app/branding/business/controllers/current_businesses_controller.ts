import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { switchAccess } from '#identity/sessions/controllers/session_access'
import { withStateName } from '#branding/business/business_with_state'
import { switchBusiness } from '#branding/business/switch_business'
import { findBusiness } from '#branding/business/find_business'
import BusinessTransformer from '#branding/business/business_transformer'
import { businessSwitchValidator } from '#branding/business/business_validator'

export default class CurrentBusinessesController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = await findBusiness(caller, caller.organization.id)
    return ctx.serialize(BusinessTransformer.transform(await withStateName(business)))
  }

  /** Pages keep their session; API clients get a new token in the response header. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { id } = await ctx.request.validateUsing(businessSwitchValidator)
    const next = await switchBusiness(caller, id)
    await switchAccess(ctx, caller, next)
    const { id: organization, name, subdomain } = next.organization
    return { message: `You are now working for ${name}.`, data: { organization, name, subdomain } }
  }
}

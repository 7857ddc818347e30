import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { exchangeAccess } from '#identity/sessions/controllers/session_access'
import { withStateName } from '#branding/business/named_business'
import { reloaded } from '#branding/business/reloading'
import { findBusiness } from '#branding/business/visibility'
import BusinessTransformer from '#branding/business/business_transformer'
import { businessReloadValidator } from '#branding/business/business_validator'

export default class CurrentBusinessesController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = await findBusiness(caller, caller.organization.id)
    return ctx.serialize(BusinessTransformer.transform(await withStateName(business)))
  }

  /** A page goes on in its session, a program with the token in the header of the answer. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { id } = await ctx.request.validateUsing(businessReloadValidator)
    const next = await reloaded(caller, id)
    await exchangeAccess(ctx, caller, next)
    const { id: organization, name, subdomain } = next.organization
    return { message: `You are now working for ${name}.`, data: { organization, name, subdomain } }
  }
}

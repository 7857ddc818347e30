import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { updateBusiness } from '#branding/business/update_business'
import { createBusiness } from '#branding/business/create_business'
import { withStateName, withStateNames } from '#branding/business/business_with_state'
import { findBusiness, searchBusinesses } from '#branding/business/find_business'
import { readSubmittedProfile } from '#branding/business/controllers/submitted_profile'
import BusinessTransformer from '#branding/business/business_transformer'
import {
  businessSearchValidator,
  businessUpdateValidator,
  businessValidator,
} from '#branding/business/business_validator'

export default class BusinessesController {
  async index(ctx: HttpContext) {
    const { condition } = await ctx.request.validateUsing(businessSearchValidator)
    const businesses = await searchBusinesses(callerOf(ctx), condition)
    return ctx.serialize(BusinessTransformer.transform(await withStateNames(businesses)))
  }

  async show(ctx: HttpContext) {
    const business = await findBusiness(callerOf(ctx), ctx.params.id)
    return ctx.serialize(BusinessTransformer.transform(await withStateName(business)))
  }

  async store(ctx: HttpContext) {
    const profile = await ctx.request.validateUsing(businessValidator, {
      data: readSubmittedProfile(ctx),
    })
    const business = await createBusiness(callerOf(ctx), profile)
    const named = await withStateName(business)
    const { data } = await ctx.serialize(BusinessTransformer.transform(named))
    return { message: 'Business profile created.', data }
  }

  async update(ctx: HttpContext) {
    const profile = await ctx.request.validateUsing(businessUpdateValidator, {
      data: readSubmittedProfile(ctx),
    })
    const business = await updateBusiness(callerOf(ctx), ctx.params.id, profile)
    const named = await withStateName(business)
    const { data } = await ctx.serialize(BusinessTransformer.transform(named))
    return { message: 'Business profile updated.', data }
  }
}

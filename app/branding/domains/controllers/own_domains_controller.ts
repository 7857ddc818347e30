import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { claimDomain, findDomainOf, removeDomain } from '#branding/domains/claim_domain'
import { throttleDomainCheck } from '#branding/domains/domain_throttle'
import { domainValidator } from '#branding/domains/domain_validator'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'

export default class OwnDomainsController {
  async show(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const domain = await findDomainOf(business)
    if (!domain) return { data: null }
    return ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = requireCurrentBusiness(caller)
    const { host } = await ctx.request.validateUsing(domainValidator)
    await throttleDomainCheck(caller)
    const domain = await claimDomain(caller, host)
    const { data } = await ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
    return { message: 'Domain added.', data }
  }

  async destroy(ctx: HttpContext) {
    await removeDomain(callerOf(ctx))
    return { message: 'Domain removed. Your page is no longer on it.' }
  }
}

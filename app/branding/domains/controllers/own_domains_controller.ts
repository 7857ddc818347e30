import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { claimDomain, domainOf, removeDomain } from '#branding/domains/claiming'
import { countDomainCheck } from '#branding/domains/domain_throttle'
import { domainValidator } from '#branding/domains/domain_validator'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'

export default class OwnDomainsController {
  async show(ctx: HttpContext) {
    const business = businessOf(callerOf(ctx))
    const domain = await domainOf(business)
    if (!domain) return { data: null }
    return ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = businessOf(caller)
    const { host } = await ctx.request.validateUsing(domainValidator)
    await countDomainCheck(caller)
    const domain = await claimDomain(caller, host)
    const { data } = await ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
    return { message: 'Domain added.', data }
  }

  async destroy(ctx: HttpContext) {
    await removeDomain(callerOf(ctx))
    return { message: 'Domain removed. Your page is no longer on it.' }
  }
}

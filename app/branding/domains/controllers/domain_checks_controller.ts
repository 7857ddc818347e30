import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import { recheckDomain } from '#branding/domains/claim_domain'
import { throttleDomainCheck } from '#branding/domains/domain_throttle'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'

export default class DomainChecksController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = requireCurrentBusiness(caller)
    await throttleDomainCheck(caller)
    const domain = await recheckDomain(caller)
    const { data } = await ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
    const message = data.status === 'verified' ? 'Your domain is connected.' : 'Checked.'
    return { message, data }
  }
}

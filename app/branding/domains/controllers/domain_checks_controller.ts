import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { businessOf } from '#branding/business/business'
import { checkAgain } from '#branding/domains/claiming'
import { countDomainCheck } from '#branding/domains/domain_throttle'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'

export default class DomainChecksController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const business = businessOf(caller)
    await countDomainCheck(caller)
    const domain = await checkAgain(caller)
    const { data } = await ctx.serialize(OwnDomainTransformer.transform({ domain, business }))
    const message = data.status === 'verified' ? 'Your domain is connected.' : 'Checked.'
    return { message, data }
  }
}

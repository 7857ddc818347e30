import { BaseTransformer } from '@adonisjs/core/transformers'
import type Organization from '#identity/organizations/models/organization'
import { targetOf } from '#branding/domains/domain_target'
import { sayFinding } from '#branding/domains/finding'
import type OwnDomain from '#branding/domains/own_domain'
import { momentText } from '#shared/time/lagos_time'

/** A domain with the business that wants it. */
export interface BusinessDomain {
  domain: OwnDomain
  business: Organization
}

export default class OwnDomainTransformer extends BaseTransformer<BusinessDomain> {
  toObject() {
    const { domain, business } = this.resource
    const { host, status, found } = domain
    const target = targetOf(business) ?? ''
    return {
      host,
      status,
      /** What was found last, in words, with what to do. */
      found: found ? sayFinding(found, { host, target }) : null,
      record: { type: 'CNAME' as const, name: host, value: target },
      checkedAt: momentOf(domain.checkedAt),
      verifiedAt: momentOf(domain.verifiedAt),
      /** When the page is taken off it unless the record is right again. */
      stopsAt: momentOf(domain.stopsAt),
      stoppedAt: momentOf(domain.stoppedAt),
      isCheckedByItself: domain.nextCheckAt !== null,
    }
  }
}

function momentOf(moment: OwnDomain['checkedAt']): string | null {
  return moment && momentText(moment.toJSDate())
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type Organization from '#identity/organizations/models/organization'
import { cnameTarget } from '#branding/domains/cname_target'
import { explainDnsFinding } from '#branding/domains/dns_finding'
import type OwnDomain from '#branding/domains/own_domain'
import { formatLagosMoment } from '#shared/time/lagos_time'

export interface BusinessDomain {
  domain: OwnDomain
  business: Organization
}

export default class OwnDomainTransformer extends BaseTransformer<BusinessDomain> {
  toObject() {
    const { domain, business } = this.resource
    const { host, status, found } = domain
    const target = cnameTarget(business) ?? ''
    return {
      host,
      status,
      found: found ? explainDnsFinding(found, { host, target }) : null,
      record: { type: 'CNAME' as const, name: host, value: target },
      checkedAt: domainMomentText(domain.checkedAt),
      verifiedAt: domainMomentText(domain.verifiedAt),
      stopsAt: domainMomentText(domain.stopsAt),
      stoppedAt: domainMomentText(domain.stoppedAt),
      isCheckedByItself: domain.nextCheckAt !== null,
    }
  }
}

function domainMomentText(moment: OwnDomain['checkedAt']): string | null {
  return moment && formatLagosMoment(moment.toJSDate())
}

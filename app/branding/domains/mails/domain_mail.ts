import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type Organization from '#identity/organizations/models/organization'
import { cnameTarget } from '#branding/domains/cname_target'
import { explainDnsFinding } from '#branding/domains/dns_finding'
import type OwnDomain from '#branding/domains/own_domain'

export type DomainMailData = { domain: OwnDomain; business: Organization }

export abstract class DomainMail extends AccountMail {
  constructor(
    user: User,
    protected readonly data: DomainMailData
  ) {
    super(user)
  }

  protected get found(): string {
    const { domain, business } = this.data
    const target = cnameTarget(business) ?? ''
    return domain.found ? explainDnsFinding(domain.found, { host: domain.host, target }) : ''
  }

  protected readonly action = {
    label: 'Open your tracking page setup',
    url: urlFor('branding.tracking_setup', [], siteUrlOptions),
  }
}

import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, onOurSite } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type Organization from '#identity/organizations/models/organization'
import { targetOf } from '#branding/domains/domain_target'
import { sayFinding } from '#branding/domains/finding'
import type OwnDomain from '#branding/domains/own_domain'

/** What a letter about a domain is about. */
export type DomainNews = { domain: OwnDomain; business: Organization }

/** About the domain of a business whose record is wrong. */
export abstract class DomainMail extends AccountMail {
  constructor(
    user: User,
    protected readonly news: DomainNews
  ) {
    super(user)
  }

  /** What was found, and what to do about it. */
  protected get found(): string {
    const { domain, business } = this.news
    const target = targetOf(business) ?? ''
    return domain.found ? sayFinding(domain.found, { host: domain.host, target }) : ''
  }

  protected readonly action = {
    label: 'Open your tracking page setup',
    url: urlFor('branding.tracking_setup', [], onOurSite),
  }
}

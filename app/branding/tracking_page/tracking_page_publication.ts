import { DateTime } from 'luxon'
import type Organization from '#identity/organizations/models/organization'
import Brand from '#branding/business/brand'
import { DomainError } from '#shared/errors/domain_error'

export class NoWebAddress extends DomainError {
  constructor() {
    super(
      'E_NO_WEB_ADDRESS',
      'Your business has no web address yet. Give it one in the Business Profile first.'
    )
  }
}

/** Idempotent. Throws NoWebAddress. */
export async function publishTrackingPage(business: Organization) {
  if (!business.subdomain) throw new NoWebAddress()
  const brand = await Brand.of(business)
  await brand.merge({ publishedAt: brand.publishedAt ?? DateTime.now() }).save()
}

export async function stopTrackingPage(business: Organization) {
  const brand = await Brand.of(business)
  await brand.merge({ publishedAt: null }).save()
}

import type Organization from '#identity/organizations/models/organization'
import State from '#shipping/places/state'
import { parseWebAddress } from '#branding/business/rules/business_rules'
import type { BusinessProfile } from '#branding/business/business_validator'
import { DomainError } from '#shared/errors/domain_error'

export const BUSINESS_COUNTRY = 'NG'

class UnknownState extends DomainError {
  constructor() {
    super('E_UNKNOWN_STATE', '"State" is not one of the choices', 'businessState')
  }
}

/** Throws UnknownState. */
export async function requireNigerianState({ businessState }: BusinessProfile) {
  const state = await State.query()
    .where({ key: businessState.value, countryCode: BUSINESS_COUNTRY })
    .first()
  if (!state) throw new UnknownState()
}

/** Copies the form's fields only, never those that staff decide. */
export function applyBusinessProfile(organization: Organization, profile: BusinessProfile) {
  organization.name = profile.name
  organization.shortName = profile.shortName
  organization.contactPhoneNumber = profile.contactPhoneNumber
  organization.whatsAppPhoneNumber = profile.whatsAppPhoneNumber || null
  organization.contactEmail = profile.contactEmail.toLowerCase()
  organization.address = profile.address || null
  organization.rcNumber = profile.rcNumber || null
  organization.websiteUrl = normalizeLink(profile.websiteURL)
  organization.facebookPageUrl = normalizeLink(profile.facebookPageURL)
  organization.instagramPageUrl = normalizeLink(profile.instagramPageURL)
  organization.twitterPageUrl = normalizeLink(profile.twitterPageURL)
  organization.linkedinPageUrl = normalizeLink(profile.linkedinPageURL)
  organization.notifyReceiver = profile.notifyReceiver ?? false
  organization.labelFormat = profile.labelFormat ?? organization.labelFormat ?? 'pdf'
  organization.stateKey = profile.businessState.value
}

function normalizeLink(typed: string | null | undefined): string | null {
  return typed ? parseWebAddress(typed) : null
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type Organization from '#identity/organizations/models/organization'
import { BUSINESS_COUNTRY } from '#branding/business/business_profile'
import Image from '#branding/images/image'

/** `stateName` is loaded apart, because states belong to another module. */
export interface BusinessWithState {
  organization: Organization
  stateName: string | null
}

export default class BusinessTransformer extends BaseTransformer<BusinessWithState> {
  toObject() {
    const { organization: business, stateName } = this.resource
    const { stateKey } = business
    return {
      id: business.id,
      name: business.name,
      shortName: business.shortName,
      subdomain: business.subdomain,
      contactPhoneNumber: business.contactPhoneNumber,
      whatsAppPhoneNumber: business.whatsAppPhoneNumber,
      contactEmail: business.contactEmail,
      address: business.address,
      rcNumber: business.rcNumber,
      websiteURL: business.websiteUrl,
      facebookPageURL: business.facebookPageUrl,
      instagramPageURL: business.instagramPageUrl,
      twitterPageURL: business.twitterPageUrl,
      linkedinPageURL: business.linkedinPageUrl,
      notifyReceiver: business.notifyReceiver,
      labelFormat: business.labelFormat === 'zpl' ? ('zpl' as const) : ('pdf' as const),
      businessState: stateKey ? { value: stateKey, label: stateName ?? stateKey } : null,
      country: BUSINESS_COUNTRY,
      logoURL: Image.pathOf(business.logoImageId),
      version: business.version,
    }
  }
}

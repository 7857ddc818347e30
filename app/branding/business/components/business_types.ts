import type { Data } from '@generated/data'
import type { Option } from '~/ui/option'
import type { BusinessField, LabelFormat } from '#branding/business/rules/business_rules'

export type Business = Data.Branding.Business.Business

/** All text fields except the fixed country. */
export type BusinessTexts = Record<Exclude<BusinessField, 'country'>, string>

export type BusinessContact = Pick<
  BusinessTexts,
  'shortName' | 'contactPhoneNumber' | 'contactEmail'
>

/** An empty value means that no state is selected. */
export type BusinessValues = BusinessTexts & {
  businessState: Option
  notifyReceiver: boolean
  labelFormat: LabelFormat
}

export function toBusinessValues(business: Business | null): BusinessValues {
  return {
    businessState: business?.businessState ?? { value: '', label: '' },
    notifyReceiver: business?.notifyReceiver ?? false,
    labelFormat: business?.labelFormat ?? 'pdf',
    name: business?.name ?? '',
    shortName: business?.shortName ?? '',
    contactPhoneNumber: business?.contactPhoneNumber ?? '',
    whatsAppPhoneNumber: business?.whatsAppPhoneNumber ?? '',
    contactEmail: business?.contactEmail ?? '',
    subdomain: business?.subdomain ?? '',
    address: business?.address ?? '',
    rcNumber: business?.rcNumber ?? '',
    websiteURL: business?.websiteURL ?? '',
    facebookPageURL: business?.facebookPageURL ?? '',
    instagramPageURL: business?.instagramPageURL ?? '',
    twitterPageURL: business?.twitterPageURL ?? '',
    linkedinPageURL: business?.linkedinPageURL ?? '',
  }
}

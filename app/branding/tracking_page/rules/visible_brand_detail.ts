import type {
  BrandDetail,
  ShopProduct,
  SocialMediaAccount,
} from '#shipping/tracking/rules/receiver_view'

export type OfferedProduct = ShopProduct & { id: number }

export type ShopFacts = {
  shortName: string | null
  logoURL: string | null
  organizationName: string
  address: string | null
  state: string | null
  country: string
  contactEmail: string | null
  contactPhoneNumber: string | null
  whatsAppPhoneNumber: string | null
  websiteURL: string | null
  socialMediaAccounts: SocialMediaAccount[]
  productList: ShopProduct[]
}

/** Names from the specification. */
export type DisplayFlags = {
  displayPhoneNumber: boolean
  displayWhatsAppNumber: boolean
  displayEmail: boolean
  displayWebsiteLink: boolean
  displayAddress: boolean
  displaySocialMediaLinks: boolean
  displayFacebook: boolean
  displayTwitter: boolean
  displaySendamContact: boolean
}

/** Removes what the shop does not display, instead of only hiding it on the page. */
export function visibleBrandDetail(facts: ShopFacts, flags: DisplayFlags): BrandDetail {
  const shown = <T>(flag: boolean, value: T | null) => (flag ? value : null)
  return {
    shortName: facts.shortName,
    logoURL: facts.logoURL,
    organizationName: facts.organizationName,
    address: shown(flags.displayAddress, facts.address),
    state: shown(flags.displayAddress, facts.state),
    country: shown(flags.displayAddress, facts.country),
    contactEmail: shown(flags.displayEmail, facts.contactEmail),
    showContactEmail: flags.displayEmail,
    contactPhoneNumber: shown(flags.displayPhoneNumber, facts.contactPhoneNumber),
    showContactPhoneNumber: flags.displayPhoneNumber,
    whatsAppPhoneNumber: shown(flags.displayWhatsAppNumber, facts.whatsAppPhoneNumber),
    showWhatsAppNumber: flags.displayWhatsAppNumber,
    websiteURL: shown(flags.displayWebsiteLink, facts.websiteURL),
    showWebsiteLink: flags.displayWebsiteLink,
    socialMediaAccounts: facts.socialMediaAccounts.filter((account) =>
      isAccountVisible(account, flags)
    ),
    showSocialMediaLinks: flags.displaySocialMediaLinks,
    showSendamContact: flags.displaySendamContact,
    productList: facts.productList,
  }
}

function isAccountVisible({ htmlClass }: SocialMediaAccount, flags: DisplayFlags): boolean {
  if (!flags.displaySocialMediaLinks) return false
  if (htmlClass === 'facebook') return flags.displayFacebook
  return htmlClass === 'twitter' ? flags.displayTwitter : true
}

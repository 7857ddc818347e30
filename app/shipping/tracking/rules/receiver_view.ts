import type { Decimal } from '#shared/numbers/rules/decimal'

export type ShopProduct = {
  name: string
  description: string | null
  imageURL: string | null
  /** A path on our site that redirects to the product in the shop. */
  shopURL: string | null
  currency: string
  currentValue: Decimal
  price: string
}

export type SocialMediaAccount = { pageURL: string; htmlClass: string; handle: string }

/** What a shop shows of itself, in the names of the specification. */
export type BrandDetail = {
  shortName: string | null
  logoURL: string | null
  organizationName: string
  address: string | null
  state: string | null
  country: string | null
  contactEmail: string | null
  showContactEmail: boolean
  contactPhoneNumber: string | null
  showContactPhoneNumber: boolean
  whatsAppPhoneNumber: string | null
  showWhatsAppNumber: boolean
  websiteURL: string | null
  showWebsiteLink: boolean
  socialMediaAccounts: SocialMediaAccount[]
  showSocialMediaLinks: boolean
  showSendamContact: boolean
  productList: ShopProduct[]
}

export type ReceiverView = {
  sender: { fullname: string }
  receiver: { fullname: string; address: string }
  signedBy: string | null
  contents: { description: string; quantity: number }[]
  productList: ShopProduct[]
}

import { formatPhone } from '#shared/phones/rules/phone_text'
import type Organization from '#identity/organizations/models/organization'
import State from '#shipping/places/state'
import Image from '#branding/images/image'
import { handleOf, linkOf } from '#branding/tracking_page/shop_links'
import type { Shop } from '#branding/tracking_page/shop'
import { shopProducts } from '#branding/tracking_page/shop_products'
import {
  shownDetail,
  type BrandDetail,
  type ShopFacts,
  type SocialMediaAccount,
} from '#branding/tracking_page/rules/shown_detail'

const COUNTRY = 'Nigeria'

/** What the shop wants shown; its products, which hint at what is inside, to the receiver alone. */
export async function brandDetailOf(
  { business, brand, state }: Shop,
  { isReceiver }: { isReceiver: boolean }
): Promise<BrandDetail> {
  const productList = isReceiver ? await shopProducts(business) : []
  return shownDetail(factsOf(business, { state, productList }), brand.displayFlags)
}

/** All there is, for the business itself. */
export async function shopFactsOf(business: Organization): Promise<ShopFacts> {
  const [state, productList] = await Promise.all([stateOf(business), shopProducts(business)])
  return factsOf(business, { state, productList })
}

type Read = Pick<ShopFacts, 'state' | 'productList'>

function factsOf(business: Organization, { state, productList }: Read): ShopFacts {
  return {
    shortName: business.shortName,
    logoURL: Image.pathOf(business.logoImageId),
    organizationName: business.name,
    address: business.address || null,
    state,
    country: COUNTRY,
    contactEmail: business.contactEmail || null,
    contactPhoneNumber: business.contactPhoneNumber || null,
    whatsAppPhoneNumber: business.whatsAppPhoneNumber || null,
    websiteURL: linkOf(business.websiteUrl),
    socialMediaAccounts: accountsOf(business),
    productList,
  }
}

/** As a page shows them; the API answers phone numbers as they are kept. */
export function withReadablePhones<
  T extends Pick<ShopFacts, 'contactPhoneNumber' | 'whatsAppPhoneNumber'>,
>(facts: T): T {
  const { contactPhoneNumber: phone, whatsAppPhoneNumber: whatsApp } = facts
  return {
    ...facts,
    contactPhoneNumber: phone && formatPhone(phone),
    whatsAppPhoneNumber: whatsApp && formatPhone(whatsApp),
  }
}

function accountsOf(business: Organization): SocialMediaAccount[] {
  const pages = {
    facebook: business.facebookPageUrl,
    instagram: business.instagramPageUrl,
    twitter: business.twitterPageUrl,
    linkedin: business.linkedinPageUrl,
  }
  return Object.entries(pages).flatMap(([htmlClass, typed]) => {
    const pageURL = linkOf(typed)
    return pageURL ? [{ pageURL, htmlClass, handle: handleOf(pageURL) }] : []
  })
}

async function stateOf({ stateKey }: Organization): Promise<string | null> {
  const state = stateKey ? await State.find(stateKey) : null
  return state?.name ?? null
}

import { formatPhone } from '#shared/phones/rules/phone_text'
import type Organization from '#identity/organizations/models/organization'
import State from '#shipping/places/state'
import Image from '#branding/images/image'
import { socialHandle, safeLink } from '#branding/tracking_page/shop_links'
import type { Shop } from '#branding/tracking_page/shop'
import { listShopProducts } from '#branding/tracking_page/shop_products'
import type { BrandDetail, SocialMediaAccount } from '#shipping/tracking/rules/receiver_view'
import {
  visibleBrandDetail,
  type ShopFacts,
} from '#branding/tracking_page/rules/visible_brand_detail'

const COUNTRY = 'Nigeria'

/** Products hint at the contents, so only the receiver sees them. */
export async function loadBrandDetail(
  { business, brand, state }: Shop,
  { isReceiver }: { isReceiver: boolean }
): Promise<BrandDetail> {
  const productList = isReceiver ? await listShopProducts(business) : []
  return visibleBrandDetail(toShopFacts(business, { state, productList }), brand.displayFlags)
}

/** Returns even what the page does not display, for the setup page of the business. */
export async function loadShopFacts(business: Organization): Promise<ShopFacts> {
  const [state, productList] = await Promise.all([
    findStateName(business),
    listShopProducts(business),
  ])
  return toShopFacts(business, { state, productList })
}

type Read = Pick<ShopFacts, 'state' | 'productList'>

function toShopFacts(business: Organization, { state, productList }: Read): ShopFacts {
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
    websiteURL: safeLink(business.websiteUrl),
    socialMediaAccounts: listSocialAccounts(business),
    productList,
  }
}

/** Formats phone numbers for pages; the API returns them as stored. */
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

function listSocialAccounts(business: Organization): SocialMediaAccount[] {
  const pages = {
    facebook: business.facebookPageUrl,
    instagram: business.instagramPageUrl,
    twitter: business.twitterPageUrl,
    linkedin: business.linkedinPageUrl,
  }
  return Object.entries(pages).flatMap(([htmlClass, typed]) => {
    const pageURL = safeLink(typed)
    return pageURL ? [{ pageURL, htmlClass, handle: socialHandle(pageURL) }] : []
  })
}

async function findStateName({ stateKey }: Organization): Promise<string | null> {
  const state = stateKey ? await State.find(stateKey) : null
  return state?.name ?? null
}

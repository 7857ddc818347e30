import { shopAddress, findShopById } from '#branding/tracking_page/shop'

/** Null if the business has no published page. */
export async function originOf(organizationId: number): Promise<string | null> {
  const shop = await findShopById(organizationId)
  return shop && shopAddress(shop)
}

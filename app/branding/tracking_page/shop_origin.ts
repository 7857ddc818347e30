import { shopAddress, findShopById } from '#branding/tracking_page/shop'

/** Where the receivers of a business find its published page; null where it has none. */
export async function originOf(organizationId: number): Promise<string | null> {
  const shop = await findShopById(organizationId)
  return shop && shopAddress(shop)
}

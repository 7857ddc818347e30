import { addressOfShop, shopWithId } from '#branding/tracking_page/shop'

/** Where the receivers of a business find its published page; null where it has none. */
export async function originOf(organizationId: number): Promise<string | null> {
  const shop = await shopWithId(organizationId)
  return shop && addressOfShop(shop)
}

import { appUrl } from '#config/app'
import { type Lazy, port } from '#shared/port'
import type Shipment from '#shipping/shipment/models/shipment'

type OriginFinder = { originOf: (organizationId: number) => Promise<string | null> }

/**
 * Origins of shops with their own tracking page. The shops module provides them; tracking does not
 * depend on it.
 */
export const shopOrigins = port<Lazy<OriginFinder>>('origins of shops')

/** The origin of links to a parcel's page: the shop's own, or else ours. */
export async function trackingPageOrigin({ organizationId }: Shipment): Promise<string> {
  const { originOf } = await shopOrigins.provided()
  return (await originOf(organizationId)) ?? appUrl
}

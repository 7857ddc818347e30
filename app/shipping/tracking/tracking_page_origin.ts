import { appUrl } from '#config/app'
import { type Lazy, port } from '#shared/port'
import type Shipment from '#shipping/shipment/models/shipment'

type OriginFinder = { originOf: (organizationId: number) => Promise<string | null> }

/** Where a shop has a tracking page beside ours; tracking itself knows of no shop. */
export const shopOrigins = port<Lazy<OriginFinder>>('origins of shops')

/** What links to the page of a parcel begin with, for whom it is sent to: its shop's own address, else ours. */
export async function trackingPageOrigin({ organizationId }: Shipment): Promise<string> {
  const { originOf } = await shopOrigins.provided()
  return (await originOf(organizationId)) ?? appUrl
}

import { appUrl } from '#config/app'
import { type Lazy, port } from '#shared/port'
import type Shipment from '#shipping/shipment/models/shipment'

type OriginFinder = { originOf: (organizationId: number) => Promise<string | null> }

/** The shops module provides it, so that tracking does not depend on shops. */
export const shopOrigins = port<Lazy<OriginFinder>>('origins of shops')

export async function trackingPageOrigin({ organizationId }: Shipment): Promise<string> {
  const { originOf } = await shopOrigins.provided()
  return (await originOf(organizationId)) ?? appUrl
}

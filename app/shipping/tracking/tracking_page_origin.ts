import { appUrl } from '#config/app'
import { type Lazy, port } from '#shared/port'
import type Shipment from '#shipping/shipment/models/shipment'

type OriginFinder = { originOf: (organizationId: number) => Promise<string | null> }

/** Provided by the branding module, so that this one does not depend on it. */
export const shopOrigins = port<Lazy<OriginFinder>>('origins of shops')

export async function trackingPageOrigin({ organizationId }: Shipment): Promise<string> {
  const { originOf } = await shopOrigins.provided()
  return (await originOf(organizationId)) ?? appUrl
}

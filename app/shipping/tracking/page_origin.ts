import { appUrl } from '#config/app'
import type Shipment from '#shipping/shipment/models/shipment'

type Finder = { originOf: (organizationId: number) => Promise<string | null> }

let load: (() => Promise<Finder>) | null = null

/** Who knows where the page of a parcel stands besides ours; tracking itself knows of no shop. */
export function findsOriginsBy(finder: () => Promise<Finder>) {
  load = finder
}

/** What links to the page of a parcel begin with, for whom it is sent to: its shop's own address, else ours. */
export async function originFor({ organizationId }: Shipment): Promise<string> {
  const finder = await load?.()
  return (await finder?.originOf(organizationId)) ?? appUrl
}

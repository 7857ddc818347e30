import type Shipment from '#shipping/shipment/models/shipment'
import { summarizeTracking } from '#shipping/shipment/tracking_summary'
import ShipmentItem from '#shipping/shipment/models/shipment_item'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type { ReceiverView, ShopProduct } from '#shipping/tracking/rules/receiver_view'

/** Takes a shipment from `findTrackedShipment`. */
export async function loadReceiverView(
  shipment: Shipment,
  productList: ShopProduct[] = []
): Promise<ReceiverView> {
  const items = await ShipmentItem.query()
    .whereIn(
      'packageId',
      shipment.packages.map(({ id }) => id)
    )
    .orderBy('packageId')
    .orderBy('position')
  return {
    sender: { fullname: shipment.address('origin').fullname },
    receiver: {
      fullname: shipment.address('destination').fullname,
      address: addressOf(shipment.address('destination')),
    },
    signedBy: signatureOf(shipment),
    contents: items.map(({ description, quantity }) => ({ description, quantity })),
    productList,
  }
}

/** Takes the signature from the last delivery, because events may contradict an earlier one. */
function signatureOf({ status, events }: Shipment): string | null {
  if (status !== 'DELIVERED') return null
  const { scans } = summarizeTracking(events)
  return scans.findLast(({ code }) => code === 'DELIVERED')?.scan.signedBy ?? null
}

function addressOf({ address, cityName, state, country, postalCode }: ShipmentAddress): string {
  const parts = [address, cityName, state?.name, country.name]
  const text = [...new Set(parts.filter((part) => part))].join(', ')
  return postalCode ? `${text} ${postalCode}` : text
}

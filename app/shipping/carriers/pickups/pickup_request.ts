import type { PickupRequest } from '#shipping/carriers/courier_driver'
import { buildLookupRequest, requireService } from '#shipping/carriers/build_booking_request'
import type Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

/** Oldest booking first, from `Shipment.whole`. */
export async function listWaitingParcels(pickupId: number): Promise<Shipment[]> {
  const rows = await Shipment.query()
    .select('id')
    .where({ pickupId, status: 'BOOKED' })
    .orderBy('id')
  return Promise.all(rows.map(({ id }) => Shipment.whole(id)))
}

/** Throws CourierRefused if staff have set no service. */
export async function buildPickupRequest(
  { reference, day, readyAt, closeAt }: Pickup,
  shipments: Shipment[]
): Promise<PickupRequest> {
  const requests = await Promise.all(
    shipments.map(async (shipment) => ({
      shipment,
      request: await buildLookupRequest(shipment, shipment.transactionReference),
    }))
  )
  const packages = requests.flatMap(({ request }) => request.packages)
  return {
    ...{ reference: reference!, day, readyAt, closeAt },
    at: requests[0]!.request.sender,
    packages: packages.length,
    grams: packages.reduce((sum, { grams }) => sum + grams, 0),
    parcels: requests.map(({ shipment, request }) => ({
      waybillNumber: shipment.waybillNumber!,
      service: requireService(shipment, request),
      destinationCountryCode: request.receiver.countryCode,
    })),
    note: null,
  }
}

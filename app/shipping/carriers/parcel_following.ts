import logger from '@adonisjs/core/services/logger'
import couriers from '#config/couriers'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordTrackingEvents } from '#shipping/shipment/recording_events'

/** Asked at the same time: enough to hide the wait, too few to trouble a courier or the database. */
const BATCH = 5

/** Asks after every parcel that is underway. One that fails is told to the log and left for next time. */
export async function followParcels(driverOf: DriverFinder = driverFor) {
  let parcels = await underwayAfter(0)
  while (parcels.length > 0) {
    await Promise.all(parcels.map((parcel) => followOrLog(parcel, driverOf)))
    parcels = await underwayAfter(parcels.at(-1)!.id)
  }
}

function underwayAfter(id: number) {
  return (
    Shipment.query()
      .whereIn('status', ['BOOKED', 'COURIER_ASSIGNED'])
      .whereNotNull('waybillNumber')
      // Of the others nobody is asked: staff write down what they hear.
      .where((query) =>
        query.whereIn('courierDriver', [...couriers.connections]).orWhereNull('courierDriver')
      )
      .where('id', '>', id)
      .orderBy('id')
      .limit(BATCH)
  )
}

async function followOrLog(shipment: Shipment, driverOf: DriverFinder) {
  try {
    await followParcel(shipment, driverOf)
  } catch (error) {
    logger.error({ err: error, shipmentId: shipment.id }, 'A parcel could not be followed')
  }
}

/** Asks after one parcel and writes down what is new. */
export async function followParcel(parcel: Shipment, driverOf: DriverFinder = driverFor) {
  const { id, waybillNumber } = parcel
  const driver = driverOf(parcel)
  const asked = {
    waybillNumber: waybillNumber!,
    bookedAt: parcel.createdAt,
    destinationCountryCode: '',
  }
  const [told, known] = await Promise.all([
    driver.trackMany([asked]),
    TrackingEvent.query().select('sourceId').where({ shipmentId: id, source: driver.name }),
  ])
  const knownIds = new Set(known.map(({ sourceId }) => sourceId))
  const events = told.get(waybillNumber!)?.events ?? []
  const news = events.filter(({ sourceId }) => !knownIds.has(sourceId))
  await recordTrackingEvents(id, driver.name, news)
}

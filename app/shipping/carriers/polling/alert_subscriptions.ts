import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import { appUrl } from '#config/app'
import { queryRows } from '#shared/database/query_rows'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'
import type { TrackingAlertService, CourierDriver } from '#shipping/carriers/courier_driver'
import { reserveCall } from '#shipping/carriers/polling/call_budget'
import { POLL_URGENCY } from '#shipping/carriers/polling/poll_schedule'

const PURPOSE = 'courier alert'

/** The secret that a courier sends with its alerts: derived from a key of ours, never stored. */
function alertSecret(driver: string): string {
  return keyedHash(PURPOSE, driver)
}

export function isAlertSecret(given: string, driver: string): boolean {
  return isKeyedHash(given, PURPOSE, driver)
}

interface ParcelToSubscribe {
  id: number
  waybillNumber: string
}

/** Parcels whose subscription ends within a day. We subscribe at most once a day. */
const FIND_UNSUBSCRIBED = `
select w.shipment_id as id, s.waybill_number as "waybillNumber"
from parcel_watches w join shipments s on s.id = w.shipment_id
where w.shipment_id = any(:ids::bigint[]) and w.stopped is null and s.status <> 'DELIVERED'
  and (w.alerts_until is null or w.alerts_until < clock_timestamp() + interval '1 day')
  and (w.alerts_asked_at is null or w.alerts_asked_at < clock_timestamp() - interval '1 day')
order by w.shipment_id`

/** A parcel's first subscription postpones its next poll. A failure leaves polls as they were. */
export async function subscribeToAlerts(driver: CourierDriver, ids: number[]) {
  const { alerts } = driver
  if (!alerts || ids.length === 0) return
  const parcels = await queryRows<ParcelToSubscribe>(db, FIND_UNSUBSCRIBED, { ids })
  for (let from = 0; from < parcels.length; from += alerts.maxAtOnce) {
    if (!(await reserveCall(driver.name, null))) return
    await subscribeParcels(driver.name, alerts, parcels.slice(from, from + alerts.maxAtOnce))
  }
}

async function subscribeParcels(
  driver: CourierDriver['name'],
  alerts: TrackingAlertService,
  parcels: ParcelToSubscribe[]
) {
  const ids = parcels.map(({ id }) => id)
  await db.rawQuery(
    'update parcel_watches set alerts_asked_at = clock_timestamp() where shipment_id = any(?)',
    [ids]
  )
  try {
    const path = router.makeUrl('api.shipping.courier_alerts.store', { driver })
    const to = { url: new URL(path, appUrl).href, secret: alertSecret(driver) }
    const numbers = parcels.map(({ waybillNumber }) => waybillNumber)
    const acceptedNumbers = new Set(await alerts.subscribe(numbers, to))
    const subscribedParcels = parcels.filter(({ waybillNumber }) =>
      acceptedNumbers.has(waybillNumber)
    )
    await db.rawQuery(MARK_SUBSCRIBED, [alerts.days, subscribedParcels.map(({ id }) => id)])
  } catch (error) {
    logger.warn({ err: error, driver }, 'A courier did not accept our subscription to alerts')
  }
}

/** With a subscription we still poll twice a day: see `schedulePoll`. */
const MARK_SUBSCRIBED = `
update parcel_watches set alerts_until = clock_timestamp() + make_interval(days => ?),
  urgency = case when alerts_until is null then ${POLL_URGENCY.underway} else urgency end,
  next_look_at = case when alerts_until is null then clock_timestamp() + interval '12 hours' else next_look_at end
where shipment_id = any(?) and stopped is null`

/** We do not trust an alert's content: it only makes the parcel due for a poll. */
export async function scheduleImmediatePoll(driver: string, waybillNumber: string) {
  await db.rawQuery(
    `update parcel_watches w set alerted_at = clock_timestamp(), urgency = ${POLL_URGENCY.outForDelivery}, stopped = null,
       next_look_at = least(w.next_look_at,
         greatest(clock_timestamp(), w.looked_at + interval '1 minute'))
     from shipments s
     where s.waybill_number = ? and w.shipment_id = s.id and w.driver = ? and w.stopped is distinct from 'ended'`,
    [waybillNumber, driver]
  )
}

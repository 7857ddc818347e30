import { DateTime } from 'luxon'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { countRows } from '#shared/database/limited_count'
import { formatKobo } from '#shared/money/rules/money'
import { kilograms } from '#shared/numbers/rules/weight'
import { formatWeekdayDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { defineQueue, type InboxAction } from '#admin/console/inbox/inbox_queue'
import { countStuckShipments, listStuckShipments } from '#admin/console/inbox/stuck_shipments'
import { countLateParcels, listLongestLate } from '#admin/lanes/late_parcel_list'
import {
  ATTEMPT_DECISIONS,
  ATTEMPT_STATE_LABELS,
  nextLookupText,
} from '#shipping/carriers/attempts/attempt_labels'
import {
  countUnfinishedOrders,
  listUnfinishedOrders,
} from '#shipping/carriers/attempts/unfinished_orders'
import {
  isWaitingTooLong,
  listOldestToBook,
  manualQueueStatus,
} from '#shipping/carriers/by_hand/manual_parcels'
import {
  countPickupsToArrange,
  listPickupsToArrange,
} from '#shipping/carriers/pickups/daily_pickups'
import { MISSED_PICKUP_LABEL, PICKUP_STATE_LABELS } from '#shipping/carriers/pickups/pickup_labels'
import { countSilentParcels, listSilentParcels } from '#shipping/carriers/polling/silent_parcels'
import { listOpenWaybillCancellations } from '#shipping/carriers/waybill_cancellations'
import { findPostBox } from '#shipping/places/rules/post_box'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { daysText } from '#shipping/pricing/rules/transit_time_text'
import { countReweighs, listReweighsToDecide } from '#shipping/reweighing/reweigh_list'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

export const PARCEL_QUEUES = {
  stuck: defineQueue({
    label: 'Parcels refused or stuck',
    url: () => urlFor('admin.home', {}, { qs: { show: 'stuck' } }),
    load: async () => ({ count: await countStuckShipments() }),
    list: listStuckShipments,
    describe({ shipment, since }) {
      const { id, status, issue, courier } = shipment
      const isRefused = status === 'PENDING_ISSUE'
      const detail = isRefused ? issue : 'Paid, but not sent to the courier for an hour.'
      const href = shipmentHref(shipment)
      const actions: InboxAction[] = isRefused
        ? refusedParcelActions(shipment)
        : [{ name: 'openOrders', href: urlFor('admin.parcel_orders', { id }) }]
      return {
        ...parcelItem(shipment),
        key: id,
        detail,
        cause: describeCause(courier.name, detail ?? 'refused'),
        since,
        href,
        actions,
      }
    },
  }),
  to_book: defineQueue({
    label: 'To book by hand',
    url: () => urlFor('admin.by_hand'),
    async load() {
      const { count } = await manualQueueStatus()
      return { count }
    },
    list: listOldestToBook,
    describe({ shipment, since }) {
      const href = urlFor('admin.hand_parcel', { id: shipment.id })
      return {
        ...parcelItem(shipment),
        key: shipment.id,
        detail: `Paid. Book it with ${shipment.courier.name} by hand.`,
        since,
        href,
        isLate: isWaitingTooLong(since),
        actions: [{ name: 'book', href }],
      }
    },
  }),
  courier_orders: defineQueue({
    label: 'Courier orders not confirmed',
    url: () => urlFor('admin.courier_orders'),
    load: async () => {
      const { all, forStaff } = await countUnfinishedOrders()
      const automatic = all - forStaff
      const hint = `${forStaff} for you to decide, we check the others automatically`
      return automatic > 0 ? { count: all, automatic, hint } : { count: all }
    },
    list: (limit) => listUnfinishedOrders().limit(limit).exec(),
    describe(order) {
      const { id, state, problem, shipment, shipmentId, sentAt, createdAt } = order
      const label = ATTEMPT_STATE_LABELS[state]
      return {
        ...parcelItem(shipment, nextLookupText(order)),
        key: id,
        detail: problem ? `${label}. ${problem}` : label,
        cause: describeCause(shipment.courier.name, label),
        since: sentAt ?? createdAt,
        href: urlFor('admin.parcel_orders', { id: shipmentId }),
        isAutomatic: !order.$extras.needsStaff,
        actions: ATTEMPT_DECISIONS[state].map((name) => ({ name })),
      }
    },
  }),
  pickups: defineQueue({
    label: 'Pickups to arrange',
    url: pickupsUrl,
    load: async () => ({ count: await countPickupsToArrange() }),
    list: (limit) =>
      listPickupsToArrange().clearOrder().orderBy('day').orderBy('id').limit(limit).exec(),
    describe({ id, carrier, day, state, problem, createdAt, shipments: [parcel] }) {
      const sender = parcel?.address('origin')
      const detail =
        problem ?? (state === 'booked' ? MISSED_PICKUP_LABEL : PICKUP_STATE_LABELS[state])
      return {
        key: id,
        title: `${CARRIER_NAMES[carrier]} pickup, ${formatWeekdayDate(day)}`,
        detail,
        cause: describeCause(CARRIER_NAMES[carrier], detail),
        facts: sender ? `${sender.fullname}, ${sender.address}` : 'No parcels',
        since: DateTime.max(inLagos(day), createdAt),
        href: pickupsUrl(),
        actions: [{ name: 'arrange', href: pickupsUrl() }],
      }
    },
  }),
  reweighs: defineQueue({
    label: 'Reweighs to decide',
    url: () => urlFor('admin.reweigh_queue'),
    load: async () => {
      const { proposed, disputed, owed, owedKobo } = await countReweighs()
      const debts = owed > 0 ? `, ${owed} overdue with ${formatKobo(owedKobo)}` : ''
      return { count: proposed + disputed, hint: `${disputed} of them disputed${debts}` }
    },
    list: listReweighsToDecide,
    describe(reweigh) {
      const { id, status, shipment, source, dispute, disputedAt, createdAt } = reweigh
      const isDisputed = status === 'disputed'
      return {
        ...parcelItem(shipment, source),
        key: id,
        detail: isDisputed ? `Disputed: ${dispute}` : describeDifference(reweigh),
        since: disputedAt ?? createdAt,
        href: shipmentHref(shipment),
        actions: isDisputed
          ? [{ name: 'uphold' }, { name: 'waive' }]
          : [{ name: 'approve' }, { name: 'drop' }],
      }
    },
  }),
  late: defineQueue({
    label: 'Late parcels',
    url: () => urlFor('admin.late_parcels'),
    load: async () => ({ count: await countLateParcels() }),
    list: listLongestLate,
    describe({ shipmentId, shipment, customer, mostDays, lateFrom }) {
      const href = shipmentHref(shipment)
      return {
        ...parcelItem(shipment, customer.name),
        key: shipmentId,
        detail: `9 in 10 arrive within ${daysText(mostDays)}.`,
        cause: describeCause(shipment.courier.name, 'late parcels'),
        since: inLagos(lateFrom),
        href,
        actions: [{ name: 'openShipment', href }],
      }
    },
  }),
  silent: defineQueue({
    label: 'Parcels no longer tracked',
    url: () => urlFor('admin.health'),
    load: async () => ({ count: await countSilentParcels() }),
    list: (limit) => listSilentParcels(limit),
    describe({ id, trackingNumber, waybillNumber, driver, lastEventAt }) {
      const courier = driver === 'sandbox' ? 'Sandbox' : CARRIER_NAMES[driver]
      return {
        key: id,
        title: String(trackingNumber),
        detail: 'No update for 90 days. Ask the courier where it is.',
        facts: `${courier}, waybill ${waybillNumber}`,
        cause: describeCause(courier, 'no update for 90 days'),
        since: DateTime.fromJSDate(lastEventAt),
        href: urlFor('shipping.shipment', { number: trackingNumber }),
        actions: [{ name: 'trackAgain' }],
      }
    },
  }),
  waybills: defineQueue({
    label: 'Waybills not cancelled by the courier',
    url: () => urlFor('admin.home', {}, { qs: { show: 'waybills' } }),
    load: async () => ({ count: await countRows(listOpenWaybillCancellations()) }),
    list: (limit) => listOpenWaybillCancellations().limit(limit).exec(),
    describe({ shipmentId, waybillNumber, problem, shipment, createdAt }) {
      return {
        key: shipmentId,
        title: `${shipment.courier.name} ${waybillNumber}`,
        about: waybillNumber,
        detail: problem,
        facts: `Shipment ${shipment.trackingNumber}, voided`,
        cause: describeCause(shipment.courier.name, problem!),
        since: createdAt,
        href: shipmentHref(shipment),
        actions: [{ name: 'waybill' }],
      }
    },
  }),
}

/** Begins with the address if it is a post box, because a courier refuses that again. */
function refusedParcelActions(shipment: Shipment): InboxAction[] {
  const { id, trackingNumber } = shipment
  const { address, countryCode } = shipment.address('destination')
  const correct: InboxAction = {
    name: 'correctAddress',
    href: urlFor('shipping.shipment', { number: trackingNumber }, { qs: { correctAddress: id } }),
  }
  return findPostBox(address, countryCode)
    ? [correct, { name: 'retry' }, { name: 'void' }]
    : [{ name: 'retry' }, correct, { name: 'void' }]
}

/** Requires loaded courier and addresses. */
function parcelItem(shipment: Shipment, more?: string | null) {
  const { fullname, country } = shipment.address('destination')
  const lane = `${shipment.courier.name} to ${fullname}, ${country.name}`
  return {
    title: String(shipment.trackingNumber),
    facts: more ? `${lane}. ${more}` : lane,
  }
}

function describeDifference({ billedGrams, carrierGrams, differenceKobo }: Reweigh): string {
  const weighed = carrierGrams === null ? '' : `, ${kilograms(carrierGrams)} kg weighed`
  const price = differenceKobo === null ? 'no price for this weight' : formatKobo(differenceKobo)
  return `${kilograms(billedGrams)} kg billed${weighed}: ${price}.`
}

/** Names the courier once. */
function describeCause(courier: string, cause: string): string {
  return cause.startsWith(courier) ? cause : `${courier}: ${cause}`
}

function shipmentHref({ trackingNumber }: Shipment): string {
  return urlFor('shipping.shipment', { number: trackingNumber })
}

function pickupsUrl(): string {
  return urlFor('admin.pickups', {}, { qs: { show: 'to_arrange' } })
}

/** Midnight in Lagos on the day of a date column. */
function inLagos(day: DateTime): DateTime {
  return DateTime.fromISO(day.toISODate()!, { zone: LAGOS_ZONE })
}

import { urlFor } from '@adonisjs/core/services/url_builder'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import type { HomeTasks, ActionableShipments, ActionableStatus } from '#shipping/home/home_tasks'
import type Shipment from '#shipping/shipment/models/shipment'
import { PARCEL_TROUBLE_TEXTS } from '#shipping/shipment/rules/parcel_states'

export interface HomeTaskLine {
  key: string
  title: string
  text: string
  action: string
  href: string
}

type StatusTask = HomeTasks['statuses'][number]

/** Most urgent first: a parcel in trouble before money. */
const ORDER: readonly ActionableStatus[] = [
  'PENDING_ISSUE',
  'LOST',
  'DAMAGED',
  'WITHDRAWN',
  'HELD',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'AWAITING_PAYMENT_CONFIRMATION',
]

export default class NeedsTransformer extends BaseTransformer<HomeTasks> {
  toObject() {
    const { statuses, clearance } = this.resource
    const inOrder = statuses.toSorted(
      (one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status)
    )
    return {
      lines: [...inOrder.map(statusLine), ...(clearance ? [clearanceLine(clearance)] : [])],
    }
  }
}

function statusLine(need: StatusTask): HomeTaskLine {
  const { status, count, latest } = need
  if (status === 'AWAITING_PAYMENT_CONFIRMATION') return unpaidLine(need)
  const trouble = status === 'PENDING_ISSUE' ? 'REFUSED' : status
  const { title, forSender, label } = PARCEL_TROUBLE_TEXTS[trouble]
  const issue = trouble === 'REFUSED' && count === 1 && latest.issue
  return {
    ...taskLink(need, status),
    ...(trouble === 'REFUSED' && count === 1 && correctAddress(latest)),
    key: status,
    title: count === 1 ? `${title}: ${receiverOf(latest)}` : `${label}: ${count} parcels`,
    text: issue ? `${issue} Your money is safe, and you can also take the refund.` : forSender,
  }
}

function unpaidLine({ status, count, latest, totalKobo }: StatusTask): HomeTaskLine {
  const sum = formatKobo(totalKobo)
  if (count > 1) {
    return {
      key: status,
      title: `${count} bookings are not paid for`,
      text: `${sum} in all. We send them once they are paid for.`,
      action: 'See them',
      href: historyHref(status),
    }
  }
  return {
    key: status,
    title: `The booking for ${receiverOf(latest)} is not paid for`,
    text: `${sum}. We send it once it is paid for.`,
    action: 'Complete Booking',
    href: urlFor('shipping.completion', { id: latest.id }),
  }
}

function clearanceLine(need: ActionableShipments): HomeTaskLine {
  const { count, latest } = need
  return {
    ...taskLink(need, null),
    key: 'clearance',
    title:
      count === 1
        ? `Customs need a document for the parcel to ${receiverOf(latest)}`
        : `Customs need documents for ${count} parcels`,
    text: 'Send it to us before the parcel gets there, or customs will hold it.',
  }
}

function taskLink({ count, latest }: ActionableShipments, status: ActionableStatus | null) {
  if (count === 1) {
    return {
      action: 'Open shipment',
      href: urlFor('shipping.shipment', { number: latest.trackingNumber }),
    }
  }
  return { action: `See all ${count}`, href: historyHref(status ?? 'CLEARANCE') }
}

function historyHref(status: ActionableStatus | 'CLEARANCE'): string {
  return urlFor('shipping.history', {}, { qs: { status } })
}

function correctAddress({ id, trackingNumber }: Shipment) {
  const qs = { correctAddress: id }
  return {
    action: 'Correct the address',
    href: urlFor('shipping.shipment', { number: trackingNumber }, { qs }),
  }
}

function receiverOf(shipment: Shipment): string {
  return shipment.address('destination').fullname
}

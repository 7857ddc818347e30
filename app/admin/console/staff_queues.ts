import { urlFor } from '@adonisjs/core/services/url_builder'
import { countPendingFor } from '#identity/approvals/pending_approvals'
import type { Caller } from '#identity/sessions/caller'
import { countRows } from '#shared/database/limited_count'
import { formatKobo } from '#shared/money/rules/money'
import { countStuckShipments } from '#admin/console/stuck_shipments'
import FailedJob from '#admin/health/failed_job_row'
import { countLateParcels } from '#admin/lanes/late_parcel_list'
import { countOpenCarrierInvoices } from '#admin/reconciliation/carrier_invoice_list'
import { countUnfinishedOrders } from '#shipping/carriers/attempts/unfinished_orders'
import { isWaitingTooLong, manualQueueStatus } from '#shipping/carriers/by_hand/manual_parcels'
import { countPickupsToArrange } from '#shipping/carriers/pickups/daily_pickups'
import { countSilentParcels } from '#shipping/carriers/polling/silent_parcels'
import { listOpenWaybillCancellations } from '#shipping/carriers/waybill_cancellations'
import { countReweighs } from '#shipping/reweighing/reweigh_list'
import { listUnmatchedPayments } from '#wallet/funding/unmatched_payments'
import { listOpenBvnReviews } from '#wallet/payouts/bvn_reviews'
import { listUnmatchedWebhooks } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'

/** `count` is the number of rows that staff find at `url`. */
export interface StaffQueue {
  key: QueueKey
  label: string
  count: number
  url: string
  hint?: string
  isLate?: boolean
}

type QueueKey = keyof typeof QUEUES

interface QueueDefinition {
  label: string
  url: () => string
  load: (caller: Caller) => Promise<Pick<StaffQueue, 'count' | 'hint' | 'isLate'>>
}

const defineQueues = <Key extends string>(queues: Record<Key, QueueDefinition>) => queues

/** A queue whose URL is an anchor has its list on the dashboard. */
const QUEUES = defineQueues({
  approvals: {
    label: 'Approvals for you to decide',
    url: () => urlFor('admin.approvals'),
    load: async (caller) => ({ count: await countPendingFor(caller) }),
  },
  stuck: {
    label: 'Parcels refused or stuck',
    url: () => '#stuck',
    load: async () => ({ count: await countStuckShipments() }),
  },
  to_book: {
    label: 'To book by hand',
    url: () => urlFor('admin.by_hand'),
    load: describeManualQueue,
  },
  courier_orders: {
    label: 'Courier orders not finished',
    url: () => urlFor('admin.courier_orders'),
    load: describeCourierOrders,
  },
  pickups: {
    label: 'Pickups to arrange',
    url: () => urlFor('admin.pickups', {}, { qs: { show: 'to_arrange' } }),
    load: async () => ({ count: await countPickupsToArrange() }),
  },
  reweighs: {
    label: 'Reweighs to decide',
    url: () => urlFor('admin.reweigh_queue'),
    load: describeReweighs,
  },
  late: {
    label: 'Late parcels',
    url: () => urlFor('admin.late_parcels'),
    load: async () => ({ count: await countLateParcels() }),
  },
  carrier_invoices: {
    label: 'Courier invoices with open lines',
    url: () => urlFor('admin.carrier_invoices', {}, { qs: { state: 'open' } }),
    load: async () => ({ count: await countOpenCarrierInvoices() }),
  },
  silent: {
    label: 'Parcels no longer tracked',
    url: () => urlFor('admin.health'),
    load: async () => ({ count: await countSilentParcels() }),
  },
  payments: {
    label: 'Unmatched payments',
    url: () => '#payments',
    load: async () => ({ count: await countRows(listUnmatchedPayments()) }),
  },
  webhooks: {
    label: 'Payments that are not ours',
    url: () => '#webhooks',
    load: async () => ({ count: await countRows(listUnmatchedWebhooks()) }),
  },
  bvns: {
    label: 'BVNs in another name',
    url: () => '#bvns',
    load: async () => ({ count: await countRows(listOpenBvnReviews()) }),
  },
  waybills: {
    label: 'Waybills that the courier has not cancelled',
    url: () => '#waybills',
    load: async () => ({ count: await countRows(listOpenWaybillCancellations()) }),
  },
  failed_jobs: {
    label: 'Failed jobs',
    url: () => urlFor('admin.health'),
    load: async () => ({ count: await countRows(FailedJob.open()) }),
  },
})

export function loadStaffQueues(caller: Caller): Promise<StaffQueue[]> {
  const entries = Object.entries(QUEUES) as [QueueKey, QueueDefinition][]
  return Promise.all(
    entries.map(async ([key, { label, url, load }]) => ({
      key,
      label,
      url: url(),
      ...(await load(caller)),
    }))
  )
}

async function describeManualQueue() {
  const { count, oldest } = await manualQueueStatus()
  if (!oldest) return { count }
  return {
    count,
    hint: `The oldest was paid ${oldest.toRelative({ locale: 'en' })}`,
    isLate: isWaitingTooLong(oldest),
  }
}

async function describeCourierOrders() {
  const { all, forStaff } = await countUnfinishedOrders()
  if (forStaff === 0)
    return { count: all, hint: 'None for you to decide: we check them automatically' }
  if (forStaff === all) return { count: all, hint: 'All for you to decide' }
  return { count: all, hint: `${forStaff} for you to decide, we check the others automatically` }
}

async function describeReweighs() {
  const { proposed, disputed, owed, owedKobo } = await countReweighs()
  const debts = owed > 0 ? `, ${owed} overdue with ${formatKobo(owedKobo)}` : ''
  return { count: proposed + disputed, hint: `${disputed} of them disputed${debts}` }
}

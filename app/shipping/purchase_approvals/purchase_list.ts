import db from '@adonisjs/lucid/services/db'
import type Membership from '#identity/organizations/models/membership'
import type { Caller } from '#identity/sessions/caller'
import { rowsOf } from '#shared/database/rows'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'

const DECIDED_DAYS = 30
const MOST = 200

/** Waits for an owner, and its booking for payment. */
const WAITING = `outcome is null and exists (select from shipments
  where shipments.id = shipment_id and status = 'AWAITING_PAYMENT_CONFIRMATION')`

/** All of the business for its owners, their own for whoever asked; what waits first, then what was decided lately. */
export function purchasesOf(place: Membership): Promise<PurchaseApproval[]> {
  const { organizationId, userId, isOwner } = place
  const query = PurchaseApproval.query()
    .where({ organizationId })
    .whereRaw(
      `(${WAITING} or (outcome is not null and decided_at > now() - interval '${DECIDED_DAYS} days'))`
    )
    .preload('asker')
    .preload('decider')
    .preload('shipment', (shipment) => shipment.preload('addresses').preload('courier'))
    .orderByRaw('outcome is not null, coalesce(decided_at, asked_at) desc, id desc')
    .limit(MOST)
  if (!isOwner) query.where('askedBy', userId)
  return query.exec()
}

/** How many wait for the caller; none for whoever decides nothing. */
export async function countPurchasesFor(caller: Caller): Promise<number> {
  if (caller.place !== 'owner' || caller.isTest) return 0
  const [row] = await rowsOf<{ count: number }>(
    db,
    `select count(*)::int as count from purchase_approvals
     where organization_id = :organizationId and ${WAITING}`,
    { organizationId: caller.organization.id }
  )
  return row!.count
}

import db from '@adonisjs/lucid/services/db'
import type Membership from '#identity/organizations/models/membership'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'

const DECIDED_DAYS = 30
const MAX_PURCHASES_LISTED = 200

/** Matches requests that nobody has decided and whose booking still awaits payment. */
const PENDING_PURCHASE_CONDITION = `outcome is null and exists (select from shipments
  where shipments.id = shipment_id and status = 'AWAITING_PAYMENT_CONFIRMATION')`

/** Owners see all requests, others their own. Pending ones come first, then recent decisions. */
export function listPurchases(place: Membership): Promise<PurchaseApproval[]> {
  const { organizationId, userId, isOwner } = place
  const query = PurchaseApproval.withDetails()
    .where({ organizationId })
    .whereRaw(
      `(${PENDING_PURCHASE_CONDITION} or (outcome is not null and decided_at > now() - interval '${DECIDED_DAYS} days'))`
    )
    .orderByRaw('outcome is not null, coalesce(decided_at, asked_at) desc, id desc')
    .limit(MAX_PURCHASES_LISTED)
  if (!isOwner) query.where('askedBy', userId)
  return query.exec()
}

/** Counts what an owner can decide, and of others what they have asked for. */
export async function countPendingPurchases(caller: Caller): Promise<number> {
  if (caller.memberRole === null || caller.isTest) return 0
  const [row] = await queryRows<{ count: number }>(
    db,
    `select count(*)::int as count from purchase_approvals
     where organization_id = :organizationId and (:askedBy = 0 or asked_by = :askedBy)
       and ${PENDING_PURCHASE_CONDITION}`,
    {
      organizationId: caller.organization.id,
      askedBy: caller.memberRole === 'owner' ? 0 : caller.user.id,
    }
  )
  return row!.count
}

/** The request that is open for a booking; null for customers without a team. */
export function findPendingPurchase(
  { organization }: Caller,
  shipmentId: number
): Promise<PurchaseApproval | null> {
  return PurchaseApproval.withDetails()
    .where({ organizationId: organization.id, shipmentId })
    .whereRaw(PENDING_PURCHASE_CONDITION)
    .first()
}

import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'

/** What a new account has already done. A type alias, because page props accept no interface. */
export type FirstSteps = {
  isConfirmed: boolean
  hasSenderAddress: boolean
  hasMoney: boolean
  hasBooked: boolean
}

type StoredSteps = Omit<FirstSteps, 'isConfirmed'> & { hasPaid: boolean }

/** Null for staff, in test mode, after the first paid parcel and when all steps are done. */
export async function loadFirstSteps(caller: Caller): Promise<FirstSteps | null> {
  if (caller.isBookingStaff || caller.isTest || !caller.may('book')) return null
  const [stored] = await queryRows<StoredSteps>(db, FIND_STEPS, {
    organizationId: caller.organization.id,
    userId: caller.user.id,
    ownerId: caller.ownerUserId ?? 0,
  })
  const { hasPaid, ...done } = stored!
  const steps = { isConfirmed: caller.user.emailVerifiedAt !== null, ...done }
  return hasPaid || Object.values(steps).every(Boolean) ? null : steps
}

/** `ownerId` is 0 in a business, whose members share shipments and wallet. */
const FIND_STEPS = `select
  exists (select from saved_addresses where organization_id = :organizationId and side = 'origin'
    and (user_id = :userId or (:ownerId = 0 and is_shared))) as "hasSenderAddress",
  exists (select from wallets join ledger_accounts as account on account.wallet_id = wallets.id
    where organization_id = :organizationId and coalesce(user_id, 0) = :ownerId
      and kind = 'cash' and balance_kobo > 0) as "hasMoney",
  exists (select from shipments where organization_id = :organizationId
    and (:ownerId = 0 or user_id = :ownerId) and status <> 'CANCELED') as "hasBooked",
  exists (select from shipments where organization_id = :organizationId
    and (:ownerId = 0 or user_id = :ownerId) and paid_at is not null) as "hasPaid"`

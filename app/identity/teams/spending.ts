import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { type MembershipRole, toTeamRole } from '#identity/organizations/models/membership'
import { listOwnerNames } from '#identity/teams/owners'
import { requireRight } from '#identity/teams/require_right'
import { hasRight, type TeamRole } from '#identity/teams/rules/team_rights'
import {
  OwnerApprovalRequired,
  MissingTeamRight,
  SpendingLimitExceeded,
} from '#identity/teams/team_errors'
import { type SqlClient, queryRows } from '#shared/database/query_rows'

/** The first day of the current month, Lagos time. */
const THIS_MONTH = `date_trunc('month', now() at time zone 'Africa/Lagos')::date`

/** Amounts in kobo; null means no limit. */
export interface Allowance {
  monthlyLimitKobo: number | null
  approvalAboveKobo: number | null
  spentKobo: number
}

type MemberAllowance = Allowance & { role: TeamRole }

type MemberAllowanceRow = Allowance & { role: MembershipRole }

const SELECT_ALLOWANCE = `select role, monthly_limit_kobo as "monthlyLimitKobo",
    coalesce(memberships.approval_above_kobo, team_rules.approval_above_kobo) as "approvalAboveKobo",
    coalesce(spent_kobo, 0) as "spentKobo"
  from memberships
    left join team_rules on team_rules.organization_id = memberships.organization_id
    left join member_spendings as spent on spent.organization_id = memberships.organization_id
      and spent.user_id = memberships.user_id and month = ${THIS_MONTH}
  where memberships.organization_id = :organizationId and memberships.user_id = :userId`

/** True for members, staff or not, who spend real money of a business. */
function isSpendingCounted({ memberRole, isTest }: Caller): boolean {
  return memberRole !== null && !isTest
}

async function findMemberAllowance(
  client: SqlClient,
  { organization, user }: Caller
): Promise<MemberAllowance | null> {
  const owner = { organizationId: organization.liveId, userId: user.id }
  const [place] = await queryRows<MemberAllowanceRow>(client, SELECT_ALLOWANCE, owner)
  return place ? applyRole(place) : null
}

/** Owners set the limits and have none. */
function applyRole(place: MemberAllowanceRow): MemberAllowance {
  const role = toTeamRole(place.role)
  if (role !== 'owner') return { ...place, role }
  return { ...place, role, monthlyLimitKobo: null, approvalAboveKobo: null }
}

/** Returns the caller's limits and spending; null if their spending is not counted. */
export async function findAllowance(client: SqlClient, caller: Caller): Promise<Allowance | null> {
  return isSpendingCounted(caller) ? findMemberAllowance(client, caller) : null
}

export interface Spending {
  amountKobo: number
  /** The first word of the error message; null for amounts already owed: they need no approval. */
  what: 'Bookings' | 'Batches' | null
}

/**
 * Adds a payment to the payer's month, in the transaction that pays, so failures do not count.
 * Concurrent payments of one person wait for the commit and cannot exceed the limit together. The
 * membership is read again: it may have changed since the request began. Throws MissingTeamRight,
 * KeyCreatorLeft, OwnerApprovalRequired, SpendingLimitExceeded.
 */
export async function countMemberSpending(
  trx: TransactionClientContract,
  caller: Caller,
  { amountKobo, what }: Spending
) {
  if (!isSpendingCounted(caller)) return
  const place = await requirePayingMember(trx, caller)
  if (what) await requireBelowThreshold(trx, caller, place, { amountKobo, what })
  if (amountKobo === 0) return
  const { monthlyLimitKobo: limit } = place
  const counted = await queryRows(
    trx,
    `insert into member_spendings as known (organization_id, user_id, month, spent_kobo)
     select :organizationId::bigint, :userId::bigint, ${THIS_MONTH}, :amount::bigint
       where :limit::bigint is null or :amount::bigint <= :limit::bigint
     on conflict (organization_id, user_id, month)
       do update set spent_kobo = known.spent_kobo + excluded.spent_kobo
       where :limit::bigint is null or known.spent_kobo + excluded.spent_kobo <= :limit::bigint
     returning user_id`,
    {
      organizationId: caller.organization.liveId,
      userId: caller.user.id,
      amount: amountKobo,
      limit,
    }
  )
  if (counted.length === 0) await refuseSpending(trx, caller, amountKobo)
}

/** Throws MissingTeamRight, KeyCreatorLeft, OwnerApprovalRequired, SpendingLimitExceeded. */
export async function requireAllowance(
  trx: TransactionClientContract,
  caller: Caller,
  { amountKobo, what }: Spending
) {
  if (!isSpendingCounted(caller)) return
  const place = await requirePayingMember(trx, caller)
  if (what) await requireBelowThreshold(trx, caller, place, { amountKobo, what })
  const { monthlyLimitKobo: limit, spentKobo } = place
  if (limit !== null && spentKobo + amountKobo > limit)
    await refuseSpending(trx, caller, amountKobo)
}

/** Throws MissingTeamRight, KeyCreatorLeft, and E_ROW_NOT_FOUND if the membership just ended. */
async function requirePayingMember(
  trx: TransactionClientContract,
  caller: Caller
): Promise<MemberAllowance> {
  await requireRight(caller, 'pay', trx)
  const place = await findMemberAllowance(trx, caller)
  if (!place) throw new errors.E_ROW_NOT_FOUND()
  if (hasRight(place.role, 'pay')) return place
  throw new MissingTeamRight(place.role, 'pay', await listOwnerNames(caller.organization.id, trx))
}

async function requireBelowThreshold(
  trx: TransactionClientContract,
  { organization }: Caller,
  { approvalAboveKobo }: Allowance,
  { amountKobo, what }: { amountKobo: number; what: string }
) {
  if (approvalAboveKobo === null || amountKobo <= approvalAboveKobo) return
  throw new OwnerApprovalRequired(
    what,
    approvalAboveKobo,
    await listOwnerNames(organization.id, trx)
  )
}

/** Reads the spending again, including concurrent payments. */
async function refuseSpending(trx: TransactionClientContract, caller: Caller, amountKobo: number) {
  const { monthlyLimitKobo, spentKobo } = (await findMemberAllowance(trx, caller))!
  const owners = await listOwnerNames(caller.organization.id, trx)
  throw new SpendingLimitExceeded({
    limitKobo: monthlyLimitKobo ?? 0,
    spentKobo,
    amountKobo,
    owners,
  })
}

interface PaidShipment {
  shipmentId: number
  organizationId: number
  amountKobo: number
}

/** Restores the payer's allowance after a void, if they paid in the current month. */
export async function refundMemberSpending(
  trx: TransactionClientContract,
  { shipmentId, organizationId, amountKobo }: PaidShipment
) {
  await trx.rawQuery(
    `update member_spendings set spent_kobo = greatest(spent_kobo - :amountKobo::bigint, 0)
     from (select user_id, created_at from shipment_status_changes
       where shipment_id = :shipmentId and to_status = 'PENDING' and reason = 'Paid'
       order by id desc limit 1) as paid
     where member_spendings.organization_id = :organizationId
       and member_spendings.user_id = paid.user_id and month = ${THIS_MONTH}
       and paid.created_at >= ${THIS_MONTH}::timestamp at time zone 'Africa/Lagos'`,
    { shipmentId, organizationId, amountKobo }
  )
}

/** Returns this month's spending in kobo by user id. */
export async function sumSpendingThisMonth(
  client: SqlClient,
  organizationId: number
): Promise<Map<number, number>> {
  const rows = await queryRows<{ userId: number; spentKobo: number }>(
    client,
    `select user_id as "userId", spent_kobo as "spentKobo" from member_spendings
     where organization_id = :organizationId and month = ${THIS_MONTH}`,
    { organizationId }
  )
  return new Map(rows.map(({ userId, spentKobo }) => [userId, spentKobo]))
}

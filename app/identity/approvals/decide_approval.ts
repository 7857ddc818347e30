import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Approval, { type ApprovalOutcome } from '#identity/approvals/approval'
import { loadApprovalKind } from '#identity/approvals/approval_kind'
import { publishApprovalUpdate } from '#identity/approvals/approval_updated'
import { ApprovalEnded } from '#identity/approvals/approval_refusals'
import { findApprovalRule } from '#identity/approvals/request_approval'
import { lockUsers, requireApprover } from '#identity/approvals/approver_rules'
import type { ApprovalRule } from '#identity/approvals/approval_settings'
import { Forbidden } from '#identity/access/forbidden'
import type User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { broadcastChange } from '#shared/live/live_updates'
import { queryRows } from '#shared/database/query_rows'

/** Throws E_ROW_NOT_FOUND, NotAnApprover and ApprovalEnded. */
export async function declineApproval(by: Caller, id: number, reason: string) {
  await db.transaction(async (trx) => {
    const approval = await lockApproval(trx, id)
    await requirePendingApproval(trx, approval)
    await authorizeDecision(trx, by, approval)
    await closeApproval(trx, approval, { outcome: 'declined', by: by.user.id, reason })
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'approval.decline',
      subject: { kind: 'approval', id },
      after: { title: approval.title, reason },
    })
  })
  await publishApprovalUpdate(id)
}

/** Throws E_ROW_NOT_FOUND, ApprovalEnded, and Forbidden for anybody but the requester. */
export async function withdrawApproval(by: Caller, id: number) {
  await db.transaction(async (trx) => {
    const approval = await lockApproval(trx, id)
    if (approval.askedBy !== by.user.id) {
      throw new Forbidden('Only the person who asked for it can withdraw it.')
    }
    await requirePendingApproval(trx, approval)
    await closeApproval(trx, approval, { outcome: 'withdrawn', by: by.user.id, reason: null })
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'approval.withdraw',
      subject: { kind: 'approval', id },
      after: { title: approval.title },
    })
  })
  await publishApprovalUpdate(id)
}

/** Updates the requester's reason. Throws E_ROW_NOT_FOUND, ApprovalEnded, Forbidden. */
export async function explainApproval(by: Caller, id: number, why: string) {
  await db.transaction(async (trx) => {
    const approval = await lockApproval(trx, id)
    if (approval.askedBy !== by.user.id) {
      throw new Forbidden('Only the person who asked for it can change the reason.')
    }
    await requirePendingApproval(trx, approval)
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'approval.update',
      subject: { kind: 'approval', id },
      before: { why: approval.why },
      after: { why },
    })
    await approval.merge({ why }).save()
  })
}

/** Expires overdue requests by the database's clock; returns their ids. */
export async function expireApprovals(): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db.connection(),
    `update approvals set outcome = 'expired', ended_at = now(), command = null, news = 'ended'
     where id in (select id from approvals where outcome is null and expires_at <= now() for update skip locked)
     returning id`
  )
  return rows.map(({ id }) => id)
}

export function lockApproval(trx: TransactionClientContract, id: number): Promise<Approval> {
  return Approval.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

/** Treats an overdue request as expired even before the sweep. Throws ApprovalEnded. */
export async function requirePendingApproval(trx: TransactionClientContract, { id }: Approval) {
  const [row] = await queryRows<{ outcome: ApprovalOutcome | null; at: Date; who: string | null }>(
    trx,
    `select case when outcome is null and expires_at <= clock_timestamp() then 'expired' else outcome end as outcome,
       coalesce(ended_at, expires_at) as at,
       (select concat_ws(' ', firstname, lastname) from users where users.id = decided_by) as who
     from approvals where id = ?`,
    [id]
  )
  const { outcome, at, who } = row!
  if (outcome) throw new ApprovalEnded(outcome, at, who)
}

/** Reads the current rule and locks the people involved. Throws NotAnApprover. */
export async function authorizeDecision(
  trx: TransactionClientContract,
  by: Caller,
  approval: Approval
): Promise<{ rule: ApprovalRule; people: Map<number, User> }> {
  const rule = await findApprovalRule(await loadApprovalKind(approval.kind), approval.command, trx)
  const people = await lockUsers(trx, [by.user.id, approval.askedBy])
  await requireApprover(trx, people.get(by.user.id)!, approval, rule)
  return { rule, people }
}

type ApprovalEnd = { outcome: ApprovalOutcome; by: number | null; reason: string | null }

/** Ends the request by the database's clock. The caller must hold its lock. */
export async function closeApproval(
  trx: TransactionClientContract,
  { id }: Approval,
  { outcome, by, reason }: ApprovalEnd
) {
  broadcastChange(trx, 'approval', id)
  await trx
    .from('approvals')
    .where({ id })
    .update({
      outcome,
      decided_by: by,
      said: reason?.slice(0, 500) ?? null,
      command: null,
      ended_at: trx.raw('clock_timestamp()'),
      news: 'ended',
    })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#shared/database/insert_rows'

export type AuditSubject =
  | 'api_key'
  | 'approval'
  | 'batch'
  | 'billing_group'
  | 'billing_run'
  | 'carrier_invoice'
  | 'courier'
  | 'dangerous_good'
  | 'drop_off_location'
  | 'exchange_rate'
  | 'export_rule'
  | 'express_box'
  | 'failed_job'
  | 'gift_code'
  | 'hs_code'
  | 'inbox_note'
  | 'incoming_payment'
  | 'invitation'
  | 'invoice'
  | 'item_category'
  | 'message'
  | 'organization'
  | 'payout_account'
  | 'personal_data'
  | 'setting'
  | 'shipment'
  | 'stray_note'
  | 'surcharge'
  | 'tariff_version'
  | 'user'
  | 'wallet'
  | 'webhook_endpoint'
  | 'zone'

export type AuditVerb =
  | 'accept'
  | 'activate'
  | 'approve'
  | 'additional_payment'
  | 'adopt'
  | 'archive'
  | 'ask'
  | 'block'
  | 'book'
  | 'book_again'
  | 'cancel'
  | 'cancel_replay'
  | 'change_role'
  | 'clearance_document'
  | 'clearance_initiated'
  | 'columns'
  | 'create'
  | 'credit'
  | 'deactivate'
  | 'decline'
  | 'debit'
  | 'delete'
  | 'discard'
  | 'dispute'
  | 'drop'
  | 'erase'
  | 'export'
  | 'follow_again'
  | 'import'
  | 'import_status'
  | 'label'
  | 'multiply'
  | 'match'
  | 'note'
  | 'plan'
  | 'publish'
  | 'read'
  | 'read_papers'
  | 'read_wallet'
  | 'refund'
  | 'refuse'
  | 'reject'
  | 'resolve'
  | 'restore'
  | 'reopen'
  | 'replay'
  | 'retry'
  | 'roll_back'
  | 'save'
  | 'search'
  | 'sign'
  | 'start'
  | 'tracking_event'
  | 'tracking_withdrawal'
  | 'unblock'
  | 'update'
  | 'uphold'
  | 'void'
  | 'waive'
  | 'withdraw'
  | 'write_off'

/** Names of audited actions, such as `zone.create`, `wallet.credit` and `user.block`. */
export type AuditAction = TeamAction | StaffAction

/** Actions of a business's members. The business's team log shows them; the staff log does not. */
type TeamAction = `team.${TeamVerb}`

export type TeamVerb =
  | 'add_endpoint'
  | 'approve'
  | 'ask'
  | 'book'
  | 'book_again'
  | 'cancel'
  | 'change_key'
  | 'change_role'
  | 'correct'
  | 'fund'
  | 'invite'
  | 'join'
  | 'leave'
  | 'limit'
  | 'link_account'
  | 'make_key'
  | 'pay'
  | 'pay_batch'
  | 'pay_out'
  | 'pay_reweigh'
  | 'refund'
  | 'refuse'
  | 'remove'
  | 'remove_endpoint'
  | 'revoke_key'
  | 'roll_key'
  | 'rule'
  | 'take_back'
  | 'uninvite'
  | 'unlink_account'

type StaffAction =
  `${AuditSubject | 'rates' | 'payment' | 'waybill' | 'bvn' | 'second_factor' | 'pickup' | 'reweigh' | 'return'}.${AuditVerb}`

export interface AuditRecord {
  /** The user who acted: staff or, for a team's action, a member of the business. */
  actorId: number
  /** The business whose team log shows the entry. */
  organizationId?: number
  action: AuditAction
  subject: { kind: AuditSubject; id: number | string }
  /** The changed fields before the change; null for a new subject. */
  before?: object | null
  /** The same fields after the change; null for a deleted subject. */
  after?: object | null
}

/** Writes the entry in the transaction of the change, so neither is saved without the other. */
export async function recordAudit(trx: TransactionClientContract, entry: AuditRecord) {
  await recordAudits(trx, [entry])
}

export async function recordAudits(trx: TransactionClientContract, entries: AuditRecord[]) {
  const rows = entries.map((entry) => ({
    actor_id: entry.actorId,
    organization_id: entry.organizationId ?? null,
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: String(entry.subject.id),
    before: entry.before ?? null,
    after: entry.after ?? null,
  }))
  await insertRows(trx, 'audit_entries', rows)
}

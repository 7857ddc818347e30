import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import type { SecondPersonRule } from '#identity/approvals/rules/second_person'
import { APPROVAL_KINDS, type ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { approvalRules } from '#identity/approvals/approval_settings'
import type { Caller } from '#identity/sessions/caller'
import { isAdmin } from '#identity/access/rules/roles'
import { readSettings } from '#shared/settings/setting'

type ApproverFields = Pick<User, 'role' | 'approvalGroup'>

export function canApprove({ role, approvalGroup }: ApproverFields, group: ApprovalGroup): boolean {
  if (!isAdmin(role)) return false
  return role === 'ROOT' || approvalGroup === 'MANAGEMENT' || approvalGroup === group
}

export async function findApprovers(
  trx: TransactionClientContract,
  group: ApprovalGroup,
  without: readonly number[]
): Promise<User[]> {
  const people = await User.query({ client: trx })
    .whereIn('role', ['ROOT', 'ADMIN'])
    .whereNotIn('id', [...without])
    .whereNull('blockedAt')
    .whereNull('deactivatedAt')
    .whereNotNull('emailVerifiedAt')
    .orderBy('id')
  return people.filter((person) => canApprove(person, group))
}

export async function listApprovableKinds(person: ApproverFields): Promise<ApprovalKindName[]> {
  const rules = await readSettings(approvalRules)
  return APPROVAL_KINDS.filter((kind) => canApprove(person, rules[kind].group))
}

type ActiveRules = Partial<Record<ApprovalKindName, SecondPersonRule>>

/** Lists the enabled rules that apply to the caller; none apply to customers. */
export async function listSecondPersonRules({ isBookingStaff }: Caller): Promise<ActiveRules> {
  if (!isBookingStaff) return {}
  const rules = Object.entries(await readSettings(approvalRules))
  return Object.fromEntries(
    rules.flatMap(([kind, { isOn, ...rule }]) => (isOn ? [[kind, rule]] : []))
  )
}

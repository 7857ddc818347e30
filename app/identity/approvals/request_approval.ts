import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  ApprovalSummary,
  ApprovalKind,
  CommandResult,
} from '#identity/approvals/approval_kind'
import { findApprovers } from '#identity/approvals/approvers'
import { performForApproval, type CommandDryRun } from '#identity/approvals/approval_dry_run'
import { type ApprovalRule, approvalRules } from '#identity/approvals/approval_settings'
import { APPROVAL_GROUP_NAMES } from '#identity/access/rules/approval_groups'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { broadcastChange } from '#shared/live/live_updates'
import { queryRows } from '#shared/database/query_rows'

export interface RequestedApproval {
  message: string
  data: { approval: { id: number; kind: string; title: string; expiresAt: string } }
}

export interface ApprovalRequester {
  by: Caller
  why: string | null
}

export function isApprovalRequested(outcome: object): outcome is RequestedApproval {
  return 'data' in outcome && Boolean((outcome as RequestedApproval).data?.approval)
}

/**
 * Executes a command, or saves it as a request if the rule requires a second person. The command is
 * dry-run first, so an impossible one throws its own error and is never requested.
 */
export async function performOrRequestApproval<Command extends object, Done extends CommandResult>(
  requester: ApprovalRequester,
  kind: ApprovalKind<Command, Done>,
  command: Command
): Promise<Done | RequestedApproval> {
  const outcome = await db.transaction((trx) =>
    performOrRequestApprovalIn(trx, requester, kind, command)
  )
  if (!isApprovalRequested(outcome)) await outcome.afterCommit?.()
  return outcome
}

/** Like `performOrRequestApproval`, but the caller commits and then runs `afterCommit`. */
export async function performOrRequestApprovalIn<
  Command extends object,
  Done extends CommandResult,
>(
  trx: TransactionClientContract,
  { by, why }: ApprovalRequester,
  kind: ApprovalKind<Command, Done>,
  command: Command
): Promise<Done | RequestedApproval> {
  const rule = await findApprovalRule(kind, command, trx)
  if (!rule.isOn) return kind.perform(trx, by, command)
  const id = await reserveApprovalId(trx)
  const tried = await dryRunCommand(trx, id, { kind, by, command })
  if (!kind.concerns(tried, rule, command)) return kind.perform(trx, by, command)
  return insertApproval(trx, { id, kind, by, why, command, tried, rule })
}

export async function findApprovalRule<Command extends object>(
  { name, ruleFor: special }: Pick<ApprovalKind<Command, any>, 'name' | 'ruleFor'>,
  command: Command,
  client?: TransactionClientContract
): Promise<ApprovalRule> {
  const rule = await approvalRules[name].get(client)
  return special ? special(rule, command, client) : rule
}

type CommandToApprove<Command extends object, Done extends CommandResult> = {
  kind: ApprovalKind<Command, Done>
  by: Caller
  command: Command
}

async function dryRunCommand<Command extends object, Done extends CommandResult>(
  trx: TransactionClientContract,
  id: number,
  commanded: CommandToApprove<Command, Done>
): Promise<CommandDryRun<Done>> {
  const savepoint = await trx.transaction()
  try {
    return await performForApproval(savepoint, id, commanded)
  } finally {
    await savepoint.rollback()
  }
}

async function insertApproval<Command extends object, Done extends CommandResult>(
  trx: TransactionClientContract,
  request: CommandToApprove<Command, Done> &
    ApprovalRequester & { id: number; tried: CommandDryRun<Done>; rule: ApprovalRule }
): Promise<RequestedApproval> {
  const { id, kind, by, why, command, tried, rule } = request
  const { about, changes, fingerprint } = tried
  const title = about.title.slice(0, 300)
  const [row] = await queryRows<{ expiresAt: Date }>(
    trx,
    `insert into approvals (id, kind, title, command, changes, fingerprint, subject_kind, subject_id,
       beneficiary_ids, asked_by, organization_id, why, news)
     values (:id, :kind, :title, :command::jsonb, :changes::jsonb, :fingerprint, :subjectKind, :subjectId,
       :beneficiaryIds::bigint[], :by, :organizationId, :why, 'asked')
     returning expires_at as "expiresAt"`,
    {
      id,
      kind: kind.name,
      title,
      fingerprint,
      by: by.user.id,
      why,
      command: JSON.stringify(command),
      changes: JSON.stringify(changes),
      subjectKind: about.subject?.kind ?? null,
      subjectId: about.subject ? String(about.subject.id) : null,
      beneficiaryIds: `{${about.beneficiaryIds.join()}}`,
      organizationId: by.organization.id,
    }
  )
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'approval.ask',
    subject: { kind: 'approval', id },
    after: { title, ...(why && { why }) },
  })
  broadcastChange(trx, 'approval', id)
  const expiresAt = row!.expiresAt.toISOString()
  const message = await describeApprovalRequest(trx, { rule, by, about })
  return { message, data: { approval: { id, kind: kind.name, title, expiresAt } } }
}

async function describeApprovalRequest(
  trx: TransactionClientContract,
  { rule, by, about }: { rule: ApprovalRule; by: Caller; about: ApprovalSummary }
): Promise<string> {
  const approvers = await findApprovers(trx, rule.group, [by.user.id, ...about.beneficiaryIds])
  const group = APPROVAL_GROUP_NAMES[rule.group]
  const who =
    approvers.length > 0
      ? 'Somebody else has 48 hours to approve it.'
      : `Nobody else may approve it yet: a root administrator can put an administrator into the approval group ${group}.`
  const where = by.isAdmin ? 'You find it under Approvals, and get' : 'You get'
  return `Sent for approval. ${who} ${where} an e-mail when it is decided.`
}

async function reserveApprovalId(trx: TransactionClientContract): Promise<number> {
  const [row] = await queryRows<{ id: number }>(trx, `select nextval('approvals_id_seq') as id`)
  return row!.id
}

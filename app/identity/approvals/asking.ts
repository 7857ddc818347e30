import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { About, ApprovalKind, Performed } from '#identity/approvals/approval_kind'
import { approversOf } from '#identity/approvals/approvers'
import { performUnder, type Tried } from '#identity/approvals/rehearsing'
import { type ApprovalRule, approvalRules } from '#identity/approvals/settings'
import { APPROVAL_GROUP_NAMES } from '#identity/access/rules/approval_groups'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { changedIn } from '#shared/live/news'
import { rowsOf } from '#shared/database/rows'

/** In place of what was asked: it waits for somebody else. */
export interface Asked {
  message: string
  data: { approval: { id: number; kind: string; title: string; expiresAt: string } }
}

/** Who commands something, and why, for whoever has to approve it. */
export interface Asking {
  by: Caller
  why: string | null
}

export function isAsked(outcome: object): outcome is Asked {
  return 'data' in outcome && Boolean((outcome as Asked).data?.approval)
}

/**
 * Does what somebody commands, or, where staff want a second person for it, keeps it until somebody else approves.
 * What could not be done is not asked for either: throws what the command throws. `answered` tells of what was asked.
 */
export async function performOrAsk<Command extends object, Done extends Performed>(
  asking: Asking,
  kind: ApprovalKind<Command, Done>,
  command: Command
): Promise<Done | Asked> {
  const outcome = await db.transaction((trx) => performOrAskIn(trx, asking, kind, command))
  if (!isAsked(outcome)) await outcome.afterCommit?.()
  return outcome
}

/** The same inside a transaction that the caller commits. */
export async function performOrAskIn<Command extends object, Done extends Performed>(
  trx: TransactionClientContract,
  { by, why }: Asking,
  kind: ApprovalKind<Command, Done>,
  command: Command
): Promise<Done | Asked> {
  const rule = await ruleFor(kind, command, trx)
  if (!rule.isOn) return kind.perform(trx, by, command)
  const id = await nextId(trx)
  const tried = await rehearsed(trx, id, { kind, by, command })
  if (!kind.concerns(tried, rule, command)) return kind.perform(trx, by, command)
  return ask(trx, { id, kind, by, why, command, tried, rule })
}

export async function ruleFor<Command extends object>(
  { name, ruleFor: special }: Pick<ApprovalKind<Command, any>, 'name' | 'ruleFor'>,
  command: Command,
  client?: TransactionClientContract
): Promise<ApprovalRule> {
  const rule = await approvalRules[name].get(client)
  return special ? special(rule, command, client) : rule
}

type Commanded<Command extends object, Done extends Performed> = {
  kind: ApprovalKind<Command, Done>
  by: Caller
  command: Command
}

async function rehearsed<Command extends object, Done extends Performed>(
  trx: TransactionClientContract,
  id: number,
  commanded: Commanded<Command, Done>
): Promise<Tried<Done>> {
  const stage = await trx.transaction()
  try {
    return await performUnder(stage, id, commanded)
  } finally {
    await stage.rollback()
  }
}

async function ask<Command extends object, Done extends Performed>(
  trx: TransactionClientContract,
  asked: Commanded<Command, Done> & Asking & { id: number; tried: Tried<Done>; rule: ApprovalRule }
): Promise<Asked> {
  const { id, kind, by, why, command, tried, rule } = asked
  const { about, changes, fingerprint } = tried
  const title = about.title.slice(0, 300)
  const [row] = await rowsOf<{ expiresAt: Date }>(
    trx,
    `insert into approvals (id, kind, title, command, changes, fingerprint, subject_kind, subject_id,
       beneficiary_ids, asked_by, organization_id, why, news)
     values (:id, :kind, :title, :command::jsonb, :changes::jsonb, :fingerprint, :subjectKind, :subjectId,
       :beneficiaryIds::bigint[], :by, :organizationId, :why, 'asked')
     returning expires_at as "expiresAt"`,
    {
      ...{ id, kind: kind.name, title, fingerprint, by: by.user.id, why },
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
  changedIn(trx, 'approval', id)
  const expiresAt = row!.expiresAt.toISOString()
  const message = await sentence(trx, { rule, by, about })
  return { message, data: { approval: { id, kind: kind.name, title, expiresAt } } }
}

async function sentence(
  trx: TransactionClientContract,
  { rule, by, about }: { rule: ApprovalRule; by: Caller; about: About }
): Promise<string> {
  const approvers = await approversOf(trx, rule.group, [by.user.id, ...about.beneficiaryIds])
  const group = APPROVAL_GROUP_NAMES[rule.group]
  const who =
    approvers.length > 0
      ? 'Somebody else has 48 hours to approve it.'
      : `Nobody else may approve it yet: a root administrator can put an administrator into the approval group ${group}.`
  const where = by.isAdmin ? 'You find it under Approvals, and get' : 'You get'
  return `Sent for approval. ${who} ${where} an e-mail when it is decided.`
}

async function nextId(trx: TransactionClientContract): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(trx, `select nextval('approvals_id_seq') as id`)
  return row!.id
}

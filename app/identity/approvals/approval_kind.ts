import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Ability } from '#identity/access/abilities'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import type { ApprovalRule } from '#identity/approvals/approval_settings'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction, AuditSubject } from '#shared/audit/audit'
import type { FieldChange } from '#shared/audit/audit_text'
import { type Lazy, port } from '#shared/port'

export interface CommandResult {
  message: string
  /** Mails, events and jobs after the commit. A sweep must repeat those that may not be lost. */
  afterCommit?: () => Promise<unknown>
}

type Fields = Record<string, any>

export interface AuditedChange {
  action: string
  subjectKind: AuditSubject
  subjectId: string
  before: Fields | null
  after: Fields | null
}

export interface DryRunResult<Done> {
  audited: AuditedChange[]
  performed: Done
}

export interface ApprovalSummary {
  /** As an imperative: "Credit ₦500,000.00 to the personal wallet of Ada Obi". */
  title: string
  /** Replaces the changes derived from the audit log if they are unclear. */
  changes?: FieldChange[]
  /** Added after the changes, if the audit log only counts. */
  details?: FieldChange[]
  /** People who gain from it and therefore may not approve it. */
  beneficiaryIds: number[]
  subject: { kind: AuditSubject; id: number | string } | null
}

/** A command in plain JSON that may need approval. Approvers see its audit entries. */
export interface ApprovalKind<Command extends object, Done extends CommandResult = CommandResult> {
  name: ApprovalKindName
  /** The right to request it; checked again on approval. */
  ability: Ability
  /** Audit fields in naira. */
  nairaFields?: readonly string[]
  /** Executes it as the requester. Side effects wait for the commit. */
  perform(trx: TransactionClientContract, by: Caller, command: Command): Promise<Done>
  /** Narrows the kind's rule for one command. */
  ruleFor?(
    rule: ApprovalRule,
    command: Command,
    client?: TransactionClientContract
  ): Promise<ApprovalRule>
  /** True if the enabled rule requires a second person for these effects. */
  concerns(tried: DryRunResult<Done>, rule: ApprovalRule, command: Command): boolean
  about(
    trx: TransactionClientContract,
    tried: DryRunResult<Done>,
    command: Command
  ): Promise<ApprovalSummary>
  /** The audit action of edits to the subject while the request is pending. */
  editedBy?: AuditAction
  /** State beyond the audit entries that must be unchanged since the review. */
  fingerprint?(trx: TransactionClientContract, command: Command): Promise<string>
}

type Load = Lazy<{ default: ApprovalKind<any> }>

export const approvalKinds = port<Record<ApprovalKindName, Load>>('kinds of approvals')

export async function loadApprovalKind(name: ApprovalKindName): Promise<ApprovalKind<any>> {
  const { default: kind } = await approvalKinds.provided[name]()
  return kind
}

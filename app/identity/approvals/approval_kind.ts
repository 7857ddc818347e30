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
  /** Sends mails, events and jobs. A sweep must repeat those that a crash must not lose. */
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
  /** Shown to approvers in place of the changes from the audit log, if those are unclear. */
  changes?: FieldChange[]
  /** Shown after the changes, if the audit entries contain only counts. */
  details?: FieldChange[]
  /** People who gain from the command and therefore may not approve it. */
  beneficiaryIds: number[]
  subject: { kind: AuditSubject; id: number | string } | null
}

/** A kind of command that may need approval. Approvers see the audit entries of its dry run. */
export interface ApprovalKind<Command extends object, Done extends CommandResult = CommandResult> {
  name: ApprovalKindName
  /** The right to request the command; it is checked again on approval. */
  ability: Ability
  /** Names of audit fields whose amounts are in naira. */
  nairaFields?: readonly string[]
  /** Executes the command as the requester. Side effects belong into `afterCommit`. */
  perform(trx: TransactionClientContract, by: Caller, command: Command): Promise<Done>
  /** Returns the rule for one command, if it may differ from the rule of the whole kind. */
  ruleFor?(
    rule: ApprovalRule,
    command: Command,
    client?: TransactionClientContract
  ): Promise<ApprovalRule>
  /** True if the enabled rule requires a second person for the effects of the dry run. */
  concerns(tried: DryRunResult<Done>, rule: ApprovalRule, command: Command): boolean
  about(
    trx: TransactionClientContract,
    tried: DryRunResult<Done>,
    command: Command
  ): Promise<ApprovalSummary>
  /** The audit action of an edit to the subject. People who edited it may not approve. */
  editedBy?: AuditAction
  /** A digest of data that approvers reviewed and that the audit entries do not contain. */
  fingerprint?(trx: TransactionClientContract, command: Command): Promise<string>
}

type Load = Lazy<{ default: ApprovalKind<any> }>

export const approvalKinds = port<Record<ApprovalKindName, Load>>('kinds of approvals')

export async function loadApprovalKind(name: ApprovalKindName): Promise<ApprovalKind<any>> {
  const { default: kind } = await approvalKinds.provided[name]()
  return kind
}

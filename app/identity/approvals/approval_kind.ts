import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Ability } from '#identity/access/abilities'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import type { ApprovalRule } from '#identity/approvals/approval_settings'
import type { Caller } from '#identity/sessions/caller'
import type { AuditAction, AuditSubject } from '#shared/audit/audit'
import type { FieldChange } from '#shared/audit/audit_text'
import { type Lazy, port } from '#shared/port'

/** What carrying a command out answers. */
export interface CommandResult {
  /** The sentence that tells it. */
  message: string
  /** What follows from it once it is committed: mails, events, jobs. Found again by a sweep where it must not be lost. */
  afterCommit?: () => Promise<unknown>
}

type Fields = Record<string, any>

/** What a command writes to the audit log. */
export interface AuditedChange {
  action: string
  subjectKind: AuditSubject
  subjectId: string
  before: Fields | null
  after: Fields | null
}

/** What a command did when it was tried: all of it was taken back. */
export interface DryRunResult<Done> {
  audited: AuditedChange[]
  performed: Done
}

export interface ApprovalSummary {
  /** What it is, as a command: "Credit ₦500,000.00 to the personal wallet of Ada Obi". */
  title: string
  /** Where the audit log does not say it well enough. */
  changes?: FieldChange[]
  /** What the audit log only counts: shown and kept after what it says. */
  details?: FieldChange[]
  /** Who gains by it, and so may not approve it. */
  beneficiaryIds: number[]
  subject: { kind: AuditSubject; id: number | string } | null
}

/** A command that may need a second person. It is plain JSON, and what it writes to the audit log is what the approver sees. */
export interface ApprovalKind<Command extends object, Done extends CommandResult = CommandResult> {
  name: ApprovalKindName
  /** Who may ask for it; judged again when it is approved. */
  ability: Ability
  /** What of it the audit log keeps as naira. */
  nairaFields?: readonly string[]
  /** Carries it out in the name of who asked. Nothing of it leaves the transaction before it is committed. */
  perform(trx: TransactionClientContract, by: Caller, command: Command): Promise<Done>
  /** The rule for this command, where it is not that of the kind alone. */
  ruleFor?(
    rule: ApprovalRule,
    command: Command,
    client?: TransactionClientContract
  ): Promise<ApprovalRule>
  /** Whether the rule, which is on, wants a second person for what the command does. */
  concerns(tried: DryRunResult<Done>, rule: ApprovalRule, command: Command): boolean
  about(
    trx: TransactionClientContract,
    tried: DryRunResult<Done>,
    command: Command
  ): Promise<ApprovalSummary>
  /** How the audit log calls it that its subject is edited, which it can be while it waits. */
  editedBy?: AuditAction
  /** What has to be as it was when somebody looked, beside what the audit log would say. */
  fingerprint?(trx: TransactionClientContract, command: Command): Promise<string>
}

type Load = Lazy<{ default: ApprovalKind<any> }>

export const approvalKinds = port<Record<ApprovalKindName, Load>>('kinds of approvals')

export async function loadApprovalKind(name: ApprovalKindName): Promise<ApprovalKind<any>> {
  const { default: kind } = await approvalKinds.provided[name]()
  return kind
}

import type { HttpContext } from '@adonisjs/core/http'
import type Approval from '#identity/approvals/approval'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { approvalChangeProps } from '#admin/tariffs/versions/controllers/approval_change_props'

/** For approvals whose changes do not fit into stored lines. `ApprovalDifferences` renders them. */
const DIFFERENCE_LOADERS: Partial<
  Record<ApprovalKindName, (ctx: HttpContext, command: any) => Promise<object>>
> = { tariff: approvalChangeProps }

/** Computes the current changes of an undecided approval; a decided one shows its stored lines. */
export async function approvalDifferenceProps(
  ctx: HttpContext,
  { kind, command, outcome }: Approval
) {
  const shows = DIFFERENCE_LOADERS[kind]
  return shows && !outcome ? shows(ctx, command) : {}
}

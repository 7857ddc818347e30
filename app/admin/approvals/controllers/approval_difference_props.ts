import type { HttpContext } from '@adonisjs/core/http'
import type Approval from '#identity/approvals/approval'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { approvalChangeProps } from '#admin/tariffs/versions/controllers/approval_change_props'

/** Kinds whose changes are more than the lines that are kept of them: `ApprovalDifferences` draws what these read. */
const DIFFERENCE_LOADERS: Partial<
  Record<ApprovalKindName, (ctx: HttpContext, command: any) => Promise<object>>
> = { tariff: approvalChangeProps }

/** The props of what would change as it is now. What has ended is told by what was kept of it. */
export async function approvalDifferenceProps(
  ctx: HttpContext,
  { kind, command, outcome }: Approval
) {
  const shows = DIFFERENCE_LOADERS[kind]
  return shows && !outcome ? shows(ctx, command) : {}
}

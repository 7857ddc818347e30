import type { HttpContext } from '@adonisjs/core/http'
import type Approval from '#identity/approvals/approval'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { approvalChangeProps } from '#admin/tariffs/versions/controllers/approval_change_props'

/** Kinds whose changes exceed the stored lines; `ApprovalDifferences` renders these props. */
const DIFFERENCE_LOADERS: Partial<
  Record<ApprovalKindName, (ctx: HttpContext, command: any) => Promise<object>>
> = { tariff: approvalChangeProps }

/** Props of the changes as of now; a decided approval shows only its stored lines. */
export async function approvalDifferenceProps(
  ctx: HttpContext,
  { kind, command, outcome }: Approval
) {
  const shows = DIFFERENCE_LOADERS[kind]
  return shows && !outcome ? shows(ctx, command) : {}
}

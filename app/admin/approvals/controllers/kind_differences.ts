import type { HttpContext } from '@adonisjs/core/http'
import type Approval from '#identity/approvals/approval'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { commandChanges } from '#admin/tariffs/versions/controllers/command_changes'

/** Kinds whose changes are more than the lines that are kept of them: `KindDifferences` draws what these read. */
const SHOWN: Partial<
  Record<ApprovalKindName, (ctx: HttpContext, command: any) => Promise<object>>
> = { tariff: commandChanges }

/** The props of what would change as it is now. What has ended is told by what was kept of it. */
export async function kindDifferences(ctx: HttpContext, { kind, command, outcome }: Approval) {
  const shows = SHOWN[kind]
  return shows && !outcome ? shows(ctx, command) : {}
}

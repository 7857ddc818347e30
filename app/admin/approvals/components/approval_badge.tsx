import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'

export type ApprovalData = Data.Admin.Approvals.Approval.Variants['forPage']

const TONES: Record<ApprovalData['status'], BadgeTone> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'secondary',
  expired: 'secondary',
  void: 'secondary',
}

export function ApprovalBadge({ approval }: { approval: ApprovalData }) {
  return (
    <Badge tone={TONES[approval.status]} dot>
      {approval.statusText}
    </Badge>
  )
}

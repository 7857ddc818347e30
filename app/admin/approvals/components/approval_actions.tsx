import { Check, MessageSquareText, Undo2, X } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import {
  ApproveRequestDialog,
  DeclineRequestDialog,
  ApprovalReasonDialog,
  WithdrawRequestDialog,
} from './approval_dialogs'
import type { ApprovalData } from './approval_badge'

interface ApprovalActionsProps {
  approval: ApprovalData
  canApprove: boolean
  isAsker: boolean
}

const VIEWS = ['approve', 'decline', 'withdraw', 'why'] as const

export function ApprovalActions({ approval, canApprove, isAsker }: ApprovalActionsProps) {
  const { opened, open, dialog } = useUrlDialog(VIEWS)
  if (approval.status !== 'waiting') return null
  const view = opened?.view
  const shared = { ...dialog, approval }
  const icon = { 'aria-hidden': true, 'className': 'size-4' } as const
  return (
    <>
      {isAsker && (
        <>
          <Button
            variant="secondary"
            icon={<MessageSquareText {...icon} />}
            onClick={() => open('why', 1)}
          >
            {approval.why ? 'Change the Reason' : 'Say Why'}
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 {...icon} />}
            onClick={() => open('withdraw', 1)}
          >
            Withdraw
          </Button>
        </>
      )}
      {canApprove && (
        <>
          <Button variant="secondary" icon={<X {...icon} />} onClick={() => open('decline', 1)}>
            Decline
          </Button>
          <Button icon={<Check {...icon} />} onClick={() => open('approve', 1)}>
            Approve
          </Button>
        </>
      )}
      {canApprove && view === 'approve' && <ApproveRequestDialog {...shared} key={opened?.key} />}
      {canApprove && view === 'decline' && <DeclineRequestDialog {...shared} key={opened?.key} />}
      {isAsker && view === 'withdraw' && <WithdrawRequestDialog {...shared} />}
      {isAsker && view === 'why' && <ApprovalReasonDialog {...shared} key={opened?.key} />}
    </>
  )
}

import { Check, MessageSquareText, Undo2, X } from 'lucide-react'
import { useAddressed } from '~/address/use_addressed'
import { Button } from '~/ui/button'
import { ApproveDialog, DeclineDialog, WhyDialog, WithdrawDialog } from './approval_dialogs'
import type { ShownApproval } from './approval_words'

interface ApprovalActionsProps {
  approval: ShownApproval
  canApprove: boolean
  isAsker: boolean
}

const VIEWS = ['approve', 'decline', 'withdraw', 'why'] as const

/** What its reader may do about it, while it waits. */
export function ApprovalActions({ approval, canApprove, isAsker }: ApprovalActionsProps) {
  const { opened, open, dialog } = useAddressed(VIEWS)
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
      {canApprove && view === 'approve' && <ApproveDialog {...shared} key={opened?.turn} />}
      {canApprove && view === 'decline' && <DeclineDialog {...shared} key={opened?.turn} />}
      {isAsker && view === 'withdraw' && <WithdrawDialog {...shared} />}
      {isAsker && view === 'why' && <WhyDialog {...shared} key={opened?.turn} />}
    </>
  )
}

import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { TextLink } from '#identity/accounts/components/text_link'
import { staffPageUrls } from '~/staff_page_urls'
import { Notice } from '~/ui/notice'

export type PendingApproval = Data.Identity.Approvals.WaitingApproval

interface PendingApprovalsProps {
  waiting: readonly PendingApproval[]
  className?: string
}

export function PendingApprovals({ waiting, className }: PendingApprovalsProps) {
  const { caller } = usePage().props
  if (waiting.length === 0) return null
  return (
    <Notice tone="warning" className={className}>
      {waiting.map(({ id, title, askedBy, askedText }) => (
        <p key={id} className="break-words">
          Waiting for approval:{' '}
          {caller?.isAdmin ? (
            <TextLink href={staffPageUrls.approval(id)}>{title}</TextLink>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          {`, asked by ${askedBy} on ${askedText}.`}
        </p>
      ))}
    </Notice>
  )
}

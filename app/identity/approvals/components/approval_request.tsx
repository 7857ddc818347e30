import { cx } from '~/ui/cx'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { whoApproves } from '#identity/access/rules/approval_groups'
import { LONGEST_REASON } from '#identity/approvals/rules/second_person'
import type { ApprovalAsked } from './use_approval'

interface ApprovalRequestProps {
  approval: ApprovalAsked
  className?: string
}

/** Says above a button who has to approve what it asks for, and takes the reason for them. */
export function ApprovalRequest({ approval, className }: ApprovalRequestProps) {
  const { needed, reason, setReason } = approval
  if (!needed) return null
  return (
    <div className={cx('col-span-full grid gap-4', className)}>
      <Notice title="A second person has to approve this">
        {`Nothing is done yet when you ask: ${whoApproves(needed.group)}, have 48 hours to approve it.`}
      </Notice>
      <Field label="Why it is needed" hint="Whoever decides reads it." optional>
        <TextInput
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}

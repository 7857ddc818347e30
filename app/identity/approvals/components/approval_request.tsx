import { cx } from '~/ui/cx'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { describeApprovers } from '#identity/access/rules/approval_groups'
import { MAX_APPROVAL_REASON_LENGTH } from '#identity/approvals/rules/second_person'
import type { ApprovalFormState } from './use_approval'

interface ApprovalRequestProps {
  approval: ApprovalFormState
  className?: string
}

export function ApprovalRequest({ approval, className }: ApprovalRequestProps) {
  const { needed, reason, setReason } = approval
  if (!needed) return null
  return (
    <div className={cx('col-span-full grid gap-4', className)}>
      <Notice title="A second person has to approve this">
        {`Nothing happens until it is approved: ${describeApprovers(needed.group)}, have 48 hours to approve it.`}
      </Notice>
      <Field label="Why it is needed" hint="The approver will read it." optional>
        <TextInput
          value={reason}
          onChange={setReason}
          maxLength={MAX_APPROVAL_REASON_LENGTH}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}

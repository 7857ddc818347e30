import { useId } from 'react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { useUnsaved } from '~/hooks/use_unsaved'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval } from '#identity/approvals/components/use_approval'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { PartControl } from './part_control'
import { sentParts, typedParts } from './part_values'
import type { SettingRow } from './types'

interface SettingFormProps {
  setting: SettingRow
  countries: readonly Option[]
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function SettingForm({ setting, countries, open, onClose, onSaved }: SettingFormProps) {
  const { label, parts, version, approvalGroup } = setting
  const approval = useApproval(approvalGroup && { group: approvalGroup })
  const words = approval.words('Update Setting', 'Updating...')
  const isWhole = parts[0]?.name === 'value'
  const id = useId()
  const { form, refusal, busy, bind, field, submit, isChanged } = useApiForm({
    initial: typedParts(parts, isWhole ? { value: setting.value } : setting.value),
    lenient: true,
    send(entered) {
      const sent = sentParts(parts, entered)
      const value = isWhole ? sent.value : sent
      return send('api.admin.settings.update', {
        params: { key: setting.key },
        body: { value, version },
        ...approval.call,
      })
    },
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })

  const closing = useUnsaved(open && isChanged)

  return (
    <Dialog
      open={open}
      onClose={() => !busy && closing(onClose)}
      title={label}
      description={setting.description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel={words.busyLabel}>
            {words.label}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        {parts.map((part) => (
          <PartControl
            key={part.name}
            part={part}
            {...bind(part.name)}
            {...field(part.name)}
            countries={countries}
          />
        ))}
        <ApprovalRequest approval={approval} />
      </form>
    </Dialog>
  )
}

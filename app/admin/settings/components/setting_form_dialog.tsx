import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval } from '#identity/approvals/components/use_approval'
import { FormDialog } from '~/ui/form_dialog'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { PartControl } from './part_control'
import { toSentParts, toTypedParts } from './part_values'
import type { SettingListRow } from './setting_types'

interface SettingFormDialogProps {
  setting: SettingListRow
  countries: readonly Option[]
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function SettingFormDialog({
  setting,
  countries,
  onSaved,
  ...dialog
}: SettingFormDialogProps) {
  const { parts, version, approvalGroup } = setting
  const approval = useApproval(approvalGroup && { group: approvalGroup })
  const isWhole = parts[0]?.name === 'value'
  const form = useApiForm({
    initial: toTypedParts(parts, isWhole ? { value: setting.value } : setting.value),
    lenient: true,
    send(entered) {
      const sent = toSentParts(parts, entered)
      const value = isWhole ? sent.value : sent
      return callApi('api.admin.settings.update', {
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
  return (
    <FormDialog
      {...dialog}
      form={form}
      asksUnsaved
      title={setting.label}
      description={setting.description}
      {...approval.words('Update Setting', 'Updating...')}
    >
      {parts.map((part) => (
        <PartControl
          key={part.name}
          part={part}
          {...form.bind(part.name)}
          {...form.field(part.name)}
          countries={countries}
        />
      ))}
      <ApprovalRequest approval={approval} />
    </FormDialog>
  )
}

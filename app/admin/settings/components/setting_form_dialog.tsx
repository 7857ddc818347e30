import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval } from '#identity/approvals/components/use_approval'
import { FormDialog } from '~/ui/form_dialog'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { PartControl } from './part_control'
import { SettingHistory } from './setting_history'
import type { SettingChangeRow, SettingListRow, SettingPart } from './setting_types'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { toFields, requireList } from '#admin/settings/rules/setting_value'

interface SettingFormDialogProps {
  setting: SettingListRow
  changes: SettingChangeRow[] | undefined
  countries: readonly Option[]
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function SettingFormDialog({
  setting,
  changes,
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
        ...approval.options,
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
      warnsOnUnsavedChanges
      title={setting.label}
      description={setting.description}
      {...approval.buttonLabels('Update Setting', 'Updating...')}
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
      <SettingHistory changes={changes} />
    </FormDialog>
  )
}

function toTypedParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = toFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, toTypedPart(part, fields[part.name])]))
}

function toTypedPart(part: SettingPart, value: unknown): unknown {
  if (part.type === 'lines') return requireList(value).join('\n')
  if (part.type === 'rows') return requireList(value).map((row) => toTypedParts(part.columns, row))
  return typeof value === 'number' ? String(value) : value
}

function toSentParts(parts: SettingPart[], value: unknown): Record<string, unknown> {
  const fields = toFields(value)
  return Object.fromEntries(parts.map((part) => [part.name, toSentPart(part, fields[part.name])]))
}

function toSentPart(part: SettingPart, value: unknown): unknown {
  switch (part.type) {
    case 'naira':
    case 'percent':
    case 'integer':
      return parseTypedNumber(String(value))
    case 'lines':
      return String(value)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'rows':
      return requireList(value).map((row) => toSentParts(part.columns, row))
    default:
      return value
  }
}

import {
  type PendingApproval,
  PendingApprovals,
} from '#identity/approvals/components/pending_approvals'
import { changeUrl } from '~/url/use_url_query'
import { useRecordDialog } from '~/url/use_record_dialog'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { SettingFormDialog } from '../components/setting_form_dialog'
import { SettingHistoryDialog } from '../components/setting_history_dialog'
import type { SettingChangeRow, SettingListRow } from '../components/setting_types'

interface SettingsProps {
  groups: string[]
  settings: SettingListRow[]
  countries: { value: string; label: string }[]
  waiting: PendingApproval[]
  history?: SettingChangeRow[]
}

export default function ConsoleSettings({ waiting, ...props }: SettingsProps) {
  const { groups, settings, countries, history } = props
  const editing = useUrlDialog(['edit'])
  const looking = useRecordDialog('history', 'history', history)
  const edited = settings.find(({ key }) => key === editing.opened?.id)
  const lookedAt = settings.find(({ key }) => key === looking.id)
  const inUse = groups.filter((group) => settings.some((setting) => setting.group === group))
  return (
    <>
      <PageHeader
        title="Settings"
        description="Fees, amounts and choices used across the platform."
      />
      <div className="grid gap-6">
        {inUse.map((group) => (
          <Card key={group} title={group} padded={false}>
            <ul className="divide-y">
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingItem
                    key={setting.key}
                    setting={setting}
                    waiting={waiting.filter(({ subjectId }) => subjectId === setting.key)}
                    onEdit={() => editing.open('edit', setting.key)}
                    onHistory={() => looking.open(setting.key)}
                  />
                ))}
            </ul>
          </Card>
        ))}
      </div>
      {edited && (
        <SettingFormDialog
          {...editing.dialog}
          key={editing.opened?.key}
          setting={edited}
          countries={countries}
          onSaved={() =>
            changeUrl({ edit: null }, { only: ['settings', 'waiting'], replace: true })
          }
        />
      )}
      {lookedAt && (
        <SettingHistoryDialog {...looking.dialog} setting={lookedAt} changes={looking.record} />
      )}
    </>
  )
}

interface SettingItemProps {
  setting: SettingListRow
  waiting: PendingApproval[]
  onEdit: () => void
  onHistory: () => void
}

function SettingItem({ setting, waiting, onEdit, onHistory }: SettingItemProps) {
  const { label, description, text, changedBy, changedDay } = setting
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium">{label}</h3>
        <p className="text-sm text-ink-muted">{description}</p>
        <p className="tabular mt-1 break-words text-sm">{text}</p>
        {changedBy && (
          <p className="mt-1 text-xs text-ink-muted">
            Changed by {changedBy} on {changedDay}
          </p>
        )}
        <PendingApprovals waiting={waiting} className="mt-2" />
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={onHistory}>
          History<span className="sr-only"> of {label}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={onEdit}>
          Edit<span className="sr-only"> {label}</span>
        </Button>
      </div>
    </li>
  )
}

import {
  type WaitingApproval,
  WaitingApprovals,
} from '#identity/approvals/components/waiting_approvals'
import { go } from '~/address/use_address'
import { useAddressedRecord } from '~/address/use_addressed_record'
import { useAddressed } from '~/address/use_addressed'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { SettingForm } from '../components/setting_form'
import { SettingHistory } from '../components/setting_history'
import type { SettingChange, SettingRow } from '../components/types'

interface SettingsProps {
  groups: string[]
  settings: SettingRow[]
  countries: { value: string; label: string }[]
  /** About any of them. */
  waiting: WaitingApproval[]
  /** Of the setting that the address names. */
  history?: SettingChange[]
}

export default function Settings({ waiting, ...props }: SettingsProps) {
  const { groups, settings, countries, history } = props
  const editing = useAddressed(['edit'])
  const looking = useAddressedRecord('history', 'history', history)
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
                  <Line
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
        <SettingForm
          {...editing.dialog}
          key={editing.opened?.turn}
          setting={edited}
          countries={countries}
          onSaved={() => go({ edit: null }, { only: ['settings', 'waiting'], replace: true })}
        />
      )}
      {lookedAt && (
        <SettingHistory {...looking.dialog} setting={lookedAt} changes={looking.record} />
      )}
    </>
  )
}

interface LineProps {
  setting: SettingRow
  waiting: WaitingApproval[]
  onEdit: () => void
  onHistory: () => void
}

function Line({ setting, waiting, onEdit, onHistory }: LineProps) {
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
        <WaitingApprovals waiting={waiting} className="mt-2" />
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

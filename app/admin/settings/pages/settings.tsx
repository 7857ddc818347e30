import { Head, router } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { useOpened } from '~/hooks/use_opened'
import { SettingForm } from '../components/setting_form'
import { SettingHistory } from '../components/setting_history'
import type { SettingRow } from '../components/types'

interface SettingsProps {
  groups: string[]
  settings: SettingRow[]
  countries: { value: string; label: string }[]
}

export default function Settings({ groups, settings, countries }: SettingsProps) {
  const { opened, open, close, dialog } = useOpened<SettingRow, 'form' | 'history'>()
  const inUse = groups.filter((group) => settings.some((setting) => setting.group === group))
  return (
    <>
      <Head title="Settings" />
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
                  <Line key={setting.key} setting={setting} onOpen={open} />
                ))}
            </ul>
          </Card>
        ))}
      </div>
      {opened?.view === 'form' && opened.row && (
        <SettingForm
          {...dialog}
          key={opened.turn}
          setting={opened.row}
          countries={countries}
          onSaved={() => {
            close()
            router.reload({ only: ['settings'] })
          }}
        />
      )}
      {opened?.view === 'history' && opened.row && (
        <SettingHistory {...dialog} key={opened.turn} setting={opened.row} />
      )}
    </>
  )
}

interface LineProps {
  setting: SettingRow
  onOpen: (view: 'form' | 'history', row: SettingRow) => void
}

function Line({ setting, onOpen }: LineProps) {
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
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={() => onOpen('history', setting)}>
          History<span className="sr-only"> of {label}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onOpen('form', setting)}>
          Edit<span className="sr-only"> {label}</span>
        </Button>
      </div>
    </li>
  )
}

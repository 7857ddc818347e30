import {
  type PendingApproval,
  PendingApprovals,
} from '#identity/approvals/components/pending_approvals'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { SettingValue } from './setting_value'
import type { SettingListRow } from './setting_types'

interface SettingGroupCardProps {
  name: string
  settings: SettingListRow[]
  waiting: PendingApproval[]
  onEdit: (key: string) => void
}

export function SettingGroupCard({ name, settings, waiting, onEdit }: SettingGroupCardProps) {
  return (
    <Card title={name} padded={false}>
      <ul className="divide-y">
        {settings.map((setting) => (
          <SettingItem
            key={setting.key}
            setting={setting}
            waiting={waitingFor(waiting, setting.key)}
            onEdit={() => onEdit(setting.key)}
          />
        ))}
      </ul>
    </Card>
  )
}

export function waitingFor(waiting: PendingApproval[], key: string): PendingApproval[] {
  return waiting.filter(({ subjectId }) => subjectId === key)
}

interface SettingItemProps {
  setting: SettingListRow
  waiting: PendingApproval[]
  onEdit: () => void
}

function SettingItem({ setting, waiting, onEdit }: SettingItemProps) {
  const { label, description, changedBy, changedDay } = setting
  return (
    <li className="flex items-start gap-x-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{label}</h3>
        <p className="text-sm text-ink-muted">{description}</p>
        <SettingValue setting={setting} />
        {changedBy && (
          <p className="mt-1 text-xs text-ink-muted">
            Changed by {changedBy} on {changedDay}
          </p>
        )}
        <PendingApprovals waiting={waiting} className="mt-2" />
      </div>
      <Button variant="secondary" size="sm" onClick={onEdit}>
        Edit<span className="sr-only"> {label}</span>
      </Button>
    </li>
  )
}

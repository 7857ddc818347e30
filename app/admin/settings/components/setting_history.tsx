import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { Spinner } from '~/ui/spinner'
import type { SettingRow } from './types'

type Change = Data.Admin.Settings.SettingChange

interface SettingHistoryProps {
  setting: SettingRow
  open: boolean
  onClose: () => void
}

export function SettingHistory({ setting, open, onClose }: SettingHistoryProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`History of ${setting.label}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Changes settingKey={setting.key} />
    </Dialog>
  )
}

function Changes({ settingKey }: { settingKey: string }) {
  const [changes, setChanges] = useState<Change[] | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy, send } = useCommand<{ data: Change[] }>()

  async function load() {
    const outcome = await send('GET', urlFor('api.admin.settings.show', { key: settingKey }))
    setFailed(!outcome.ok)
    if (outcome.ok) setChanges(outcome.body.data)
  }

  useEffect(() => void load(), [settingKey])

  if (failed) {
    return (
      <ErrorState
        message="Could not load the history. Please try again."
        onRetry={load}
        busy={busy}
      />
    )
  }
  if (!changes) return <Spinner label="Loading the history" />
  if (changes.length === 0) return <EmptyState title="Nobody has changed this yet." />
  return (
    <ol className="divide-y text-sm">
      {changes.map(({ id, ts, day, time, by, from, to }) => (
        <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <p className="text-ink-muted">
            {by}, <time dateTime={ts}>{`${day}, ${time}`}</time>
          </p>
          <p className="break-words">From: {from}</p>
          <p className="break-words font-medium">To: {to}</p>
        </li>
      ))}
    </ol>
  )
}

import { useLoaded } from '~/api/use_loaded'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { Spinner } from '~/ui/spinner'
import type { SettingRow } from './types'

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
  const { data, failed, loading, retry } = useLoaded('api.admin.settings.show', {
    params: { key: settingKey },
  })

  if (failed) {
    return (
      <ErrorState
        message="Could not load the history. Please try again."
        onRetry={retry}
        busy={loading}
      />
    )
  }
  if (!data) return <Spinner label="Loading the history" />
  if (data.length === 0) return <EmptyState title="Nobody has changed this yet." />
  return (
    <ol className="divide-y text-sm">
      {data.map(({ id, ts, day, time, by, from, to }) => (
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

import { DeferredProp } from '~/components/deferred_prop'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { Spinner } from '~/ui/spinner'
import type { SettingChangeRow, SettingListRow } from './setting_types'

interface SettingHistoryDialogProps {
  setting: SettingListRow
  changes: SettingChangeRow[] | undefined
  open: boolean
  onClose: () => void
}

export function SettingHistoryDialog({
  setting,
  changes,
  open,
  onClose,
}: SettingHistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`History of ${setting.label}`} closeButton>
      <DeferredProp
        name="history"
        value={changes}
        loading={<Spinner label="Loading the history" />}
        failed="Could not load the history. Please try again."
      >
        {(loaded) => <SettingChangeList changes={loaded} />}
      </DeferredProp>
    </Dialog>
  )
}

function SettingChangeList({ changes }: { changes: SettingChangeRow[] }) {
  if (changes.length === 0) return <EmptyState title="No changes yet." />
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

import { LateProp } from '~/components/late_prop'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { Spinner } from '~/ui/spinner'
import type { SettingChange, SettingRow } from './types'

interface SettingHistoryProps {
  setting: SettingRow
  /** Undefined until they are read. */
  changes: SettingChange[] | undefined
  open: boolean
  onClose: () => void
}

export function SettingHistory({ setting, changes, open, onClose }: SettingHistoryProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`History of ${setting.label}`} closeButton>
      <LateProp
        name="history"
        value={changes}
        loading={<Spinner label="Loading the history" />}
        failed="Could not load the history. Please try again."
      >
        {(loaded) => <Changes changes={loaded} />}
      </LateProp>
    </Dialog>
  )
}

function Changes({ changes }: { changes: SettingChange[] }) {
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

import { DeferredProp } from '~/components/deferred_prop'
import { Disclosure } from '~/ui/disclosure'
import { Spinner } from '~/ui/spinner'
import type { SettingChangeRow } from './setting_types'

export function SettingHistory({ changes }: { changes: SettingChangeRow[] | undefined }) {
  return (
    <Disclosure title="History">
      <DeferredProp
        name="history"
        value={changes}
        loading={<Spinner label="Loading the history" />}
        failed="Could not load the history. Please try again."
      >
        {(loaded) => <SettingChangeList changes={loaded} />}
      </DeferredProp>
    </Disclosure>
  )
}

function SettingChangeList({ changes }: { changes: SettingChangeRow[] }) {
  if (changes.length === 0) return <p className="text-sm text-ink-muted">No changes yet.</p>
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

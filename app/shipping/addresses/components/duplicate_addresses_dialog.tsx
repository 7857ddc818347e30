import { useState } from 'react'
import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { apiQuery, useApiQuery } from '~/api/use_api_data'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { Phone } from '~/ui/phone'
import { Skeleton } from '~/ui/skeleton'
import { MAX_MERGED_ADDRESSES } from '#shipping/addresses/rules/book_rules'
import { type BookDialogProps, type BookEntryData, entryPlaceText, SIDE_LABELS } from './book_types'

type DuplicateGroupData = ResponseOf<'api.shipping.address_twins.index'>['data']['groups'][number]

/** Lists duplicates and merges none until the user confirms. */
export function DuplicateAddressesDialog({ open, onClose, onChanged }: BookDialogProps) {
  const { body, failure, loading } = useApiQuery(apiQuery('api.shipping.address_twins.index'))
  const [merged, setMerged] = useState<ReadonlySet<number>>(new Set())
  const found = body?.data.groups ?? []
  const isMore =
    merged.size < (body?.data.total ?? 0) ||
    found.some(({ entries }) => entries.length === MAX_MERGED_ADDRESSES)
  const groups = found.filter(({ entries }) => !merged.has(entries[0]!.id))

  function done(id: number) {
    setMerged((before) => new Set([...before, id]))
    onChanged()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title="Duplicates"
      description="Addresses with the same phone number, or the same name and address. Merging keeps the latest details, all groups and your defaults."
      closeButton
    >
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {loading && <Skeleton className="h-24" />}
      {body && groups.length === 0 && (
        <p role="status">
          {isMore
            ? 'All merged. Open this again to see the rest.'
            : 'No duplicates. Every address is in your book only once.'}
        </p>
      )}
      <ul className="grid gap-4">
        {groups.map((group) => (
          <li key={group.entries[0]!.id}>
            <DuplicateGroupCard duplicates={group} onMerged={() => done(group.entries[0]!.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function DuplicateGroupCard({
  duplicates: { entries },
  onMerged,
}: {
  duplicates: DuplicateGroupData
  onMerged: () => void
}) {
  const [busy, setBusy] = useState(false)

  const isPartlyShared =
    entries.some(({ shared }) => shared) && !entries.every(({ shared }) => shared)

  async function merge() {
    setBusy(true)
    const ids = entries.map(({ id }) => id)
    const outcome = await callApi('api.shipping.address_twins.merge', { body: { ids } })
    setBusy(false)
    if (showOutcome(outcome)) onMerged()
  }

  return (
    <section aria-label={entries[0]!.fullname} className="grid gap-3 rounded border p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {entries.map((entry, at) => (
          <DuplicateEntry key={entry.id} entry={entry} isLatest={at === 0} />
        ))}
      </div>
      {isPartlyShared && (
        <p className="text-sm">
          One of these is shared, so everybody in your business will see the merged address.
        </p>
      )}
      <div>
        <Button size="sm" onClick={merge} busy={busy} busyLabel="Merging...">
          Merge {entries.length} into one
        </Button>
      </div>
    </section>
  )
}

function DuplicateEntry({ entry, isLatest }: { entry: BookEntryData; isLatest: boolean }) {
  return (
    <div className="min-w-0 text-sm break-words">
      <span className="flex flex-wrap gap-1">
        <Badge>{SIDE_LABELS[entry.side]}</Badge>
        {isLatest && <Badge tone="info">Latest, kept</Badge>}
        {entry.default && <Badge tone="info">Default</Badge>}
      </span>
      <span className="mt-1 block font-medium">{entry.fullname}</span>
      <span className="block">
        <Phone number={entry.phoneNumber} />, {entry.email}
      </span>
      <span className="block text-ink-muted">{entryPlaceText(entry)}</span>
      {entry.groups.length > 0 && (
        <span className="block text-ink-muted">
          Groups: {entry.groups.map(({ name }) => name).join(', ')}
        </span>
      )}
    </div>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { BulkProgress } from '~/components/bulk_progress'
import { useBulkCalls } from '~/api/use_bulk_calls'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { FilterChips } from '~/ui/filter_chips'
import { useQueryParam } from '~/url/use_url_query'
import { InboxDialogs } from './inbox_dialogs'
import { type InboxData, type InboxItemData, type InboxQueueData, reloadInbox } from './inbox_data'
import { InboxGroup } from './inbox_group'
import { InboxRow } from './inbox_row'

/** Everything that needs staff, oldest first. Items with the same cause are one row. */
export function InboxList({ inbox }: { inbox: InboxData }) {
  const { needed, automatic, queues, items } = inbox
  const [show, setShow] = useQueryParam('show', { replace: true })
  const bulk = useBulkCalls(reloadInbox)
  const mine = items.filter(({ isMine }) => isMine)
  const ofQueue = items.filter(({ kind, isAutomatic }) => (show ? kind === show : !isAutomatic))
  const listed = show === 'mine' ? mine : ofQueue
  const chosen = queues.find(({ key }) => key === show)
  const waiting = queues.filter(({ count }) => count > 0)
  return (
    <Card
      title={neededText(needed)}
      description={
        automatic > 0 && (
          <Link href={urlFor('admin.courier_orders', {})} className="underline">
            {`We check ${automatic} more with the couriers ourselves.`}
          </Link>
        )
      }
      padded={false}
    >
      {(items.length > 0 || show) && (
        <FilterChips
          label="Show"
          className="border-b px-4 py-3 sm:px-5"
          value={show ?? ''}
          onChange={setShow}
          options={[
            { value: '', label: 'All' },
            { value: 'mine', label: 'Mine', count: mine.length },
            ...waiting
              .filter(({ key, needed: count }) => count > 0 || key === show)
              .map(({ key, label, needed: count }) => ({ value: key, label, count })),
          ]}
        />
      )}
      {chosen && <QueueHint queue={chosen} />}
      <BulkProgress bulk={bulk} />
      {listed.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={show === 'mine' ? 'Nothing is assigned to you' : 'All done'}
        >
          Refused parcels, unmatched payments and everything else that waits for you show here.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {foldItems(listed).map((group) => {
            const queue = queues.find(({ key }) => key === group[0].kind)!
            return group.length === 1 ? (
              <InboxRow key={group[0].id} item={group[0]} inbox={inbox} label={queue.label} />
            ) : (
              <InboxGroup
                key={`${group[0].kind} ${group[0].cause}`}
                items={group}
                inbox={inbox}
                label={queue.label}
                bulk={bulk}
              />
            )
          })}
        </ul>
      )}
      <UnlistedItems queues={chosen ? [chosen] : waiting} items={items} />
      <EmptyQueues queues={queues.filter(({ count }) => count === 0)} />
      <InboxDialogs inbox={inbox} />
    </Card>
  )
}

function neededText(needed: number): string {
  if (needed === 0) return 'Nothing needs you'
  return needed === 1 ? '1 thing needs you' : `${needed} things need you`
}

type Group = [InboxItemData, ...InboxItemData[]]

/** Each group stands where its oldest item stands. */
function foldItems(items: readonly InboxItemData[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const cause = item.cause === null ? item.id : `${item.kind} ${item.cause}`
    const group = groups.get(cause)
    if (group) group.push(item)
    else groups.set(cause, [item])
  }
  return [...groups.values()]
}

function QueueHint({ queue: { label, hint, url } }: { queue: InboxQueueData }) {
  const hasPage = !url.startsWith(urlFor('admin.home', {}))
  if (!hint && !hasPage) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-3 text-sm sm:px-5">
      <p className="text-ink-muted">{hint}</p>
      {hasPage && (
        <Button as={Link} href={url} variant="secondary" size="sm" iconAfter={<ArrowRight />}>
          Open <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  )
}

type QueueItemsProps = { queues: InboxQueueData[]; items: readonly InboxItemData[] }

function UnlistedItems({ queues, items }: QueueItemsProps) {
  return queues.map(({ key, label, count }) => {
    const listed = items.filter(({ kind }) => kind === key).length
    if (count <= listed) return null
    return (
      <p key={key} className="border-t px-4 py-3 text-sm text-ink-muted sm:px-5">
        {`${label}: ${listed} of ${count} are listed. The others follow when these are done.`}
      </p>
    )
  })
}

function EmptyQueues({ queues }: { queues: InboxQueueData[] }) {
  if (queues.length === 0) return null
  return (
    <p className="border-t px-4 py-3 text-sm text-ink-muted sm:px-5">
      Nothing in: {queues.map(({ label }) => label).join(', ')}.
    </p>
  )
}

import { useId, useState } from 'react'
import { ChevronRight } from 'lucide-react'
import type { BulkCalls } from '~/api/use_bulk_calls'
import { Button } from '~/ui/button'
import { cx } from '~/ui/cx'
import { INBOX_ACTIONS } from './inbox_actions'
import type { InboxData, InboxItemData } from './inbox_data'
import { InboxRow } from './inbox_row'

interface InboxGroupProps {
  /** Items with the same cause, oldest first. */
  items: [InboxItemData, ...InboxItemData[]]
  inbox: InboxData
  label: string
  bulk: BulkCalls
}

export function InboxGroup({ items, inbox, label, bulk }: InboxGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [oldest] = items
  const { name } = oldest.actions[0]!
  const { verb, call } = INBOX_ACTIONS[name]
  const isForAll = items.every(({ actions }) => actions[0]!.name === name)
  const count = items.length
  return (
    <li>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1 basis-64 text-sm">
          <p className="text-xs text-ink-muted">
            {label}, the oldest{' '}
            <time dateTime={oldest.since} title={oldest.sinceText}>
              {oldest.ageText}
            </time>
          </p>
          <p className="text-base font-medium break-words">{`${oldest.cause} (${count})`}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {call && isForAll && (
            <Button
              variant="secondary"
              size="sm"
              disabled={bulk.isRunning}
              onClick={() =>
                void bulk.run(
                  items.map(({ key }) => key),
                  call
                )
              }
            >
              {`${verb} all ${count}`} <span className="sr-only">{oldest.cause}</span>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            icon={<ChevronRight className={cx('transition-transform', isOpen && 'rotate-90')} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold' : 'Show'} <span className="sr-only">{oldest.cause}</span>
          </Button>
        </div>
      </div>
      <ul id={id} hidden={!isOpen} className="divide-y border-t bg-surface-sunken">
        {isOpen && items.map((item) => <InboxRow key={item.id} item={item} inbox={inbox} />)}
      </ul>
    </li>
  )
}

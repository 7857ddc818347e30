import { useEffect, useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { BookmarkPlus, Columns3, Trash2 } from 'lucide-react'
import { readDraft, writeDraft } from '~/hooks/local_drafts'
import { useUrlQuery } from '~/url/use_url_query'
import { formatPeriod } from '~/ui/iso_dates'
import { Menu } from '~/ui/menu'
import { type ListedStatusData, listedStatusText } from './status_count_data'
import type { HistoryState } from './use_history'

type SavedViews = { shape: 1; views: { name: string; query: string }[] }

/** Headers of the columns that the address hides. */
export function useHiddenColumns(): string[] {
  return useUrlQuery().query.get('hide')?.split(',') ?? []
}

/** The columns to show, and views that this browser keeps: filters, order and columns. */
export function ViewMenu({ headers, history }: { headers: string[]; history: HistoryState }) {
  const { query, go } = useUrlQuery()
  const hidden = useHiddenColumns()
  const { views, save } = useSavedViews()
  const current = viewQuery(query)
  const shown = views.find((view) => view.query === current)
  const name = viewName(history, hidden)

  function toggle(header: string) {
    const others = hidden.filter((one) => one !== header)
    const next = others.length < hidden.length ? others : [...hidden, header]
    go({ hide: next.join(',') }, { replace: true })
  }

  return (
    <Menu
      label="View"
      variant="secondary"
      trigger={<Columns3 aria-hidden="true" className="size-4" />}
      items={[
        ...views.map((view) => ({
          label: view.name,
          checked: view === shown,
          href: `${window.location.pathname}?${view.query}`,
          as: Link,
        })),
        shown
          ? {
              label: `Delete "${shown.name}"`,
              icon: <Trash2 />,
              onSelect: () => save(views.filter((view) => view !== shown)),
            }
          : {
              label: `Save "${name}"`,
              icon: <BookmarkPlus />,
              onSelect: () => save([...views, { name, query: current }]),
            },
        'divider',
        ...headers.map((header) => ({
          label: header,
          checked: !hidden.includes(header),
          onSelect: () => toggle(header),
        })),
      ]}
    />
  )
}

function viewName({ filters }: HistoryState, hidden: string[]): string {
  const status = filters.status && listedStatusText(filters.status as ListedStatusData)
  return [
    status || 'All shipments',
    formatPeriod(filters),
    hidden.length > 0 && `without ${hidden.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Without the search, because customers' names must not stay on the device. */
function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  for (const name of ['search', 'page', 'cursor', 'shipment', 'view']) kept.delete(name)
  kept.sort()
  return String(kept)
}

function useSavedViews() {
  const key = `views:${usePage().props.caller!.id}`
  const [views, setViews] = useState<SavedViews['views']>([])
  useEffect(() => setViews(readDraft<SavedViews>(key, 1)?.views ?? []), [key])

  function save(next: SavedViews['views']) {
    const stored: SavedViews = { shape: 1, views: next }
    setViews(next)
    writeDraft(key, stored)
  }

  return { views, save }
}

import { useEffect, useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { BookmarkPlus, Columns3, Trash2 } from 'lucide-react'
import { readDraft, writeDraft } from '~/hooks/local_drafts'
import { useUrlQuery } from '~/url/use_url_query'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { Menu } from '~/ui/menu'
import { TextInput } from '~/ui/text_input'

type SavedView = { name: string; query: string }
type StoredViews = { shape: 1; views: SavedView[] }

/** Headers of the columns that the address hides. */
export function useHiddenColumns(): string[] {
  return useUrlQuery().query.get('hide')?.split(',') ?? []
}

/** The columns to show, and views that this browser keeps: filters, order and columns with a name. */
export function ViewMenu({ headers }: { headers: string[] }) {
  const { query, go } = useUrlQuery()
  const hidden = useHiddenColumns()
  const { views, change } = useSavedViews()
  const [isNaming, setNaming] = useState(false)
  const current = viewQuery(query)
  const shown = views.find((view) => view.query === current)

  function toggle(header: string) {
    const next = hidden.includes(header)
      ? hidden.filter((one) => one !== header)
      : [...hidden, header]
    go({ hide: next.join(',') }, { replace: true })
  }

  return (
    <>
      <Menu
        label="View"
        variant="secondary"
        trigger={
          <>
            <Columns3 aria-hidden="true" className="size-4" />
            {shown?.name}
          </>
        }
        items={[
          ...views.map((view) => ({
            label: view.name,
            checked: view === shown,
            href: `${window.location.pathname}?${view.query}`,
            as: Link,
          })),
          shown
            ? {
                label: `Delete ${shown.name}`,
                icon: <Trash2 />,
                onSelect: () => change(views.filter((view) => view !== shown)),
              }
            : { label: 'Save this view', icon: <BookmarkPlus />, onSelect: () => setNaming(true) },
          'divider',
          ...headers.map((header) => ({
            label: header,
            checked: !hidden.includes(header),
            onSelect: () => toggle(header),
          })),
        ]}
      />
      {isNaming && (
        <NameViewDialog
          onClose={() => setNaming(false)}
          onName={(name) =>
            change([...views.filter((view) => view.name !== name), { name, query: current }])
          }
        />
      )}
    </>
  )
}

type NameViewDialogProps = { onClose: () => void; onName: (name: string) => void }

function NameViewDialog({ onClose, onName }: NameViewDialogProps) {
  const [name, setName] = useState('')
  function submit() {
    onName(name.trim())
    onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Save this view"
      description="Keeps the filters, the order and the columns in this browser, but not the search."
      form={{ submit }}
      submitLabel="Save"
      busyLabel="Saving..."
      disabled={!name.trim()}
    >
      <Field label="Name">
        <TextInput value={name} onChange={setName} maxLength={40} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

/** Without the search, because customers' names must not stay on the device. */
function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  for (const name of ['search', 'page', 'cursor', 'shipment', 'view']) kept.delete(name)
  kept.sort()
  return String(kept)
}

function useSavedViews() {
  const { caller } = usePage().props
  const key = `views:${caller!.id}`
  const [views, setViews] = useState<SavedView[]>([])
  useEffect(() => setViews(readDraft<StoredViews>(key, 1)?.views ?? []), [key])

  function change(next: SavedView[]) {
    setViews(next)
    const stored: StoredViews = { shape: 1, views: next }
    writeDraft(key, stored)
  }

  return { views, change }
}

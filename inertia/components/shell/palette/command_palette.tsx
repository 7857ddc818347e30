import { type ReactNode, useId, useState } from 'react'
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react'
import { router, usePage } from '@inertiajs/react'
import { Search, X } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { useApiData } from '~/api/use_api_data'
import { useAppView } from '~/components/shell/use_view'
import { useDebounced } from '~/hooks/use_debounced'
import { backdropClass, enterClass, optionClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { IconButton } from '~/ui/icon_button'
import '~/ui/remember_focus'
import {
  type Destination,
  groupResults,
  type DestinationGroup,
  findPages,
  parseSearch,
} from './destinations'
import { setOverlay } from './overlay'

/** The server's limits. */
const MIN_SEARCH_LENGTH = 2
const MAX_PALETTE_SEARCH_LENGTH = 100

interface CommandPaletteProps {
  onClose: () => void
}

export default function CommandPalette({ onClose }: CommandPaletteProps) {
  return (
    <Dialog open onClose={onClose} aria-label="Search" data-palette className="relative z-40">
      <DialogBackdrop className={backdropClass} />
      <div className="fixed inset-0 flex items-start justify-center sm:p-6 sm:pt-[12dvh]">
        <DialogPanel
          className={cx(
            'flex h-dvh w-full flex-col overflow-hidden bg-surface-raised text-ink shadow-raised starting:opacity-0 sm:h-auto sm:max-h-[70dvh] sm:max-w-xl sm:rounded',
            enterClass
          )}
        >
          <PaletteSearch onClose={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  )
}

function PaletteSearch({ onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const { groups, status } = useDestinations(typed.trim())

  function follow(chosen: Destination | null) {
    if (!chosen) return
    onClose()
    if (chosen.retries) void retryShipment(chosen.retries)
    else router.visit(chosen.href)
  }

  return (
    <Combobox<Destination> onChange={follow} by="href">
      <div className="flex items-center gap-2 border-b pl-4 pr-2">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        <ComboboxInput
          data-autofocus
          aria-label="Search or go to"
          placeholder="A page, a number, a name or a phone number"
          autoComplete="off"
          maxLength={MAX_PALETTE_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-14 min-w-0 flex-1 bg-transparent text-base focus-visible:outline-none"
        />
        <IconButton label="Close" icon={<X />} onClick={onClose} className="max-sm:size-11" />
      </div>
      <ComboboxOptions static modal={false} className="min-h-0 flex-1 overflow-y-auto p-2">
        {groups.map((group) => (
          <PaletteGroup key={group.title} group={group} />
        ))}
      </ComboboxOptions>
      <p role="status" className="px-4 py-2 text-sm text-ink-muted empty:hidden">
        {status}
      </p>
      <div className="hidden items-center gap-3 border-t px-4 py-2 text-xs text-ink-muted sm:flex">
        <span className="flex-1">↑ ↓ to choose, Enter to open, Esc to close</span>
        <button type="button" className="link" onClick={() => setOverlay('shortcuts')}>
          Keyboard shortcuts
        </button>
      </div>
    </Combobox>
  )
}

/** Outlives the palette, which closes at once. */
async function retryShipment(id: number) {
  const outcome = await callApi('api.shipping.retries.update', { params: { id } })
  if (showOutcome(outcome)) router.reload()
}

function PaletteGroup({ group }: { group: DestinationGroup }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="mb-2">
      <p id={id} className="px-2 py-1 text-xs font-medium text-ink-muted">
        {group.title}
      </p>
      {group.destinations.map((one) => (
        <ComboboxOption
          key={one.href + one.title}
          value={one}
          className={cx(optionClass, 'items-center gap-3 max-sm:min-h-11')}
        >
          <one.icon aria-hidden="true" className="size-4 shrink-0 self-center text-ink-muted" />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{one.title}</span>
            {one.detail && (
              <span className="tabular block truncate text-xs text-ink-muted">{one.detail}</span>
            )}
          </span>
        </ComboboxOption>
      ))}
    </div>
  )
}

function useDestinations(typed: string): { groups: DestinationGroup[]; status: ReactNode } {
  const { props } = usePage()
  const { view } = useAppView()
  const { text, isWanted } = parseSearch(typed)
  const settled = useDebounced(text, 200)
  const asks = text.length >= MIN_SEARCH_LENGTH
  const condition = asks && settled.length >= MIN_SEARCH_LENGTH ? settled : null
  const search = useApiData(
    'api.identity.searches.index',
    ...(condition ? [{ query: { condition } }] : ([null] as const))
  )
  const found = condition === text ? groupResults((search.data ?? []).filter(isWanted)) : []
  const groups = [...findPages(typed, view, props), ...found]
  return { groups, status: statusOf() }

  function statusOf(): string | null {
    if (!asks) return null
    if (search.failure) return 'Could not search. Please try again.'
    if (condition !== text || search.loading) return 'Searching…'
    return groups.length === 0 ? `Nothing found for "${typed}".` : null
  }
}

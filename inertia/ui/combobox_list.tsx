import type { ReactNode } from 'react'
import { ComboboxButton, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import { optionClass, popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { MAX_SHOWN_OPTIONS } from '~/ui/match_options'
import type { Option } from '~/ui/option'
import { OptionText } from '~/ui/option_text'
import { Spinner } from '~/ui/spinner'

interface ComboboxListProps<V extends string | number> {
  matches: readonly Option<V>[]
  loading?: boolean
  failed?: boolean
  query: string
  emptyText?: string
  valueOf: (option: Option<V>) => unknown
  mark: ReactNode
}

export function ChoicesButton({ onClick }: { onClick?: () => void }) {
  return (
    <ComboboxButton
      aria-label="Show choices"
      onClick={onClick}
      className="flex w-9 shrink-0 items-center justify-center rounded text-ink-muted"
    >
      <ChevronDown aria-hidden="true" className="size-4" />
    </ComboboxButton>
  )
}

export function ComboboxList<V extends string | number>(props: ComboboxListProps<V>) {
  const { matches, valueOf, mark } = props
  const message = listMessage(props)
  return (
    <ComboboxOptions
      anchor="bottom start"
      modal={false}
      className={cx(popoverClass, 'max-h-72 w-(--input-width) min-w-56 overflow-auto')}
    >
      {matches.slice(0, MAX_SHOWN_OPTIONS).map((option) => (
        <ComboboxOption
          key={option.value}
          value={valueOf(option)}
          disabled={option.disabled}
          className={cx(optionClass, 'group')}
        >
          {mark}
          <OptionText option={option} />
        </ComboboxOption>
      ))}
      {message && (
        <div role="presentation" className="px-2 py-2 text-ink-muted">
          {message}
        </div>
      )}
    </ComboboxOptions>
  )
}

function listMessage<V extends string | number>(props: ComboboxListProps<V>): ReactNode {
  const { matches, loading, failed, query, emptyText = 'No match' } = props
  if (loading) {
    return (
      <span className="flex items-center gap-2">
        <Spinner size="sm" label="" /> Loading...
      </span>
    )
  }
  if (failed) return 'Could not load the choices. Type again to retry.'
  if (matches.length === 0) return query ? `${emptyText} for "${query}".` : `${emptyText}.`
  if (matches.length > MAX_SHOWN_OPTIONS) {
    const rest = (matches.length - MAX_SHOWN_OPTIONS).toLocaleString('en-NG')
    return `${rest} more: keep typing to narrow the list.`
  }
  return null
}

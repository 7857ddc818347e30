import type { ReactNode } from 'react'
import { ComboboxOptions } from '@headlessui/react'
import { popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { SHOWN_AT_MOST } from '~/ui/match_options'
import type { Option } from '~/ui/option'
import { Spinner } from '~/ui/spinner'

interface ComboboxListProps<V extends string | number> {
  matches: readonly Option<V>[]
  loading: boolean
  failed: boolean
  query: string
  emptyText?: string
  children: (option: Option<V>) => ReactNode
}

export function ComboboxList<V extends string | number>(props: ComboboxListProps<V>) {
  const { matches, children } = props
  const said = sentence(props)
  return (
    <ComboboxOptions
      anchor="bottom start"
      modal={false}
      className={cx(popoverClass, 'max-h-72 w-(--input-width) min-w-56 overflow-auto')}
    >
      {matches.slice(0, SHOWN_AT_MOST).map(children)}
      {said && (
        <div role="presentation" className="px-2 py-2 text-ink-muted">
          {said}
        </div>
      )}
    </ComboboxOptions>
  )
}

function sentence<V extends string | number>(props: ComboboxListProps<V>): ReactNode {
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
  if (matches.length > SHOWN_AT_MOST) {
    const rest = (matches.length - SHOWN_AT_MOST).toLocaleString('en-NG')
    return `${rest} more: keep typing to narrow the list.`
  }
  return null
}

import { useMemo, useRef, useState } from 'react'
import { Combobox as HeadlessCombobox, ComboboxInput } from '@headlessui/react'
import { X } from 'lucide-react'
import { ChoicesButton, ComboboxList } from '~/ui/combobox_list'
import { bareInputClass, controlBoxClass } from '~/ui/control_style'
import { DescribedInput } from '~/ui/described_controls'
import { useControl, type ErrorText } from '~/ui/field_context'
import { matchOptions } from '~/ui/match_options'
import type { Option } from '~/ui/option'
import { acceptFocus, preventListClose, markChosen } from '~/ui/combobox_focus'

export interface MultiComboboxProps<V extends string | number> {
  id?: string
  name?: string
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (values: V[]) => void
  placeholder?: string
  emptyText?: string
  allLabel?: string
  error?: ErrorText | boolean
  disabled?: boolean
  required?: boolean
}

export function MultiCombobox<V extends string | number = string>(props: MultiComboboxProps<V>) {
  const { name, options, value, onChange, placeholder = 'Add', emptyText, disabled } = props
  const [query, setQuery] = useState('')
  const matches = useMemo(() => matchOptions(options, query), [options, query])
  const control = useControl(props)
  const input = useRef<HTMLInputElement>(null)

  return (
    <div>
      <HeadlessCombobox
        immediate
        multiple
        value={[...value]}
        onChange={(next: V[]) => {
          markChosen(input.current)
          setQuery('')
          onChange(next)
        }}
        disabled={disabled}
        onClose={() => setQuery('')}
      >
        <div className={controlBoxClass}>
          <ComboboxInput
            as={DescribedInput}
            ref={input}
            {...control}
            describedBy={control['aria-describedby']}
            autoComplete="off"
            placeholder={placeholder}
            value={query}
            onFocus={acceptFocus}
            onBlur={preventListClose}
            onChange={(event) => setQuery(event.target.value)}
            className={bareInputClass}
          />
          <ChoicesButton />
        </div>
        <ComboboxList
          matches={matches}
          query={query}
          emptyText={emptyText}
          valueOf={(option) => option.value}
          mark={
            <span
              aria-hidden="true"
              className="mt-0.5 size-4 shrink-0 rounded-sm border border-line-strong group-data-selected:border-4 group-data-selected:border-accent"
            />
          }
        />
      </HeadlessCombobox>
      {name && value.map((one) => <input key={one} type="hidden" name={`${name}[]`} value={one} />)}
      <Chips {...props} />
    </div>
  )
}

function Chips<V extends string | number>(props: MultiComboboxProps<V>) {
  const { options, value, onChange, allLabel, disabled } = props
  const labels = useMemo(() => new Map(options.map((one) => [one.value, one.label])), [options])
  const offersAll = allLabel && value.length < options.length
  if (disabled || (value.length === 0 && !offersAll)) return null
  return (
    <div className="mt-2 flex max-h-40 flex-wrap items-center gap-1.5 overflow-y-auto p-0.5">
      {value.map((one) => (
        <span
          key={one}
          className="inline-flex items-center rounded bg-surface-sunken pl-2 text-sm text-ink"
        >
          {labels.get(one) ?? one}
          <button
            type="button"
            aria-label={`Remove ${labels.get(one) ?? one}`}
            onClick={() => onChange(value.filter((other) => other !== one))}
            className="flex size-7 items-center justify-center rounded text-ink-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      {offersAll && (
        <ChipAction label={allLabel} onClick={() => onChange(options.map((one) => one.value))} />
      )}
      {value.length > 1 && <ChipAction label="Clear all" onClick={() => onChange([])} />}
    </div>
  )
}

function ChipAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="link min-h-7 px-1 text-sm">
      {label}
    </button>
  )
}

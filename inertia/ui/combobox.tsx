import { type KeyboardEvent, useRef, useState } from 'react'
import { Combobox as HeadlessCombobox, ComboboxInput } from '@headlessui/react'
import { Check, X } from 'lucide-react'
import { ChoicesButton, ComboboxList } from '~/ui/combobox_list'
import { bareInputClass, controlBoxClass } from '~/ui/control_style'
import { DescribedInput } from '~/ui/described_controls'
import { useControl, type ErrorText } from '~/ui/field_context'
import type { Option } from '~/ui/option'
import { acceptFocus, preventListClose, markChosen } from '~/ui/combobox_focus'
import { useOptions, type LoadOptions } from '~/ui/use_options'

export interface ComboboxProps<V extends string | number> {
  id?: string
  name?: string
  options?: readonly Option<V>[]
  loading?: boolean
  /** Pass the same function at each rendering (useCallback): a new one loads the options again. */
  loadOptions?: LoadOptions<V>
  value: V | null | undefined
  /** The label of a preset value before `loadOptions` returns it. */
  selected?: Option<V> | null
  onChange: (value: V | null, option: Option<V> | null) => void
  placeholder?: string
  emptyText?: string
  clearable?: boolean
  error?: ErrorText | boolean
  disabled?: boolean
  required?: boolean
}

export function Combobox<V extends string | number = string>(props: ComboboxProps<V>) {
  const { name, value, onChange, placeholder, emptyText, clearable = true, disabled } = props
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<Option<V> | null>(null)
  const found = useOptions(props, query, open)
  const control = useControl(props)
  const input = useRef<HTMLInputElement>(null)
  const { noteTab, isTabbing } = useTabDetection()
  const chosen = findChosen(value, props, picked)

  function choose(option: Option<V> | null) {
    if (isTabbing.current) return
    markChosen(input.current)
    setPicked(option)
    setQuery('')
    onChange(option?.value ?? null, option)
  }

  return (
    <HeadlessCombobox
      immediate
      value={chosen}
      by="value"
      onChange={choose}
      disabled={disabled}
      onClose={() => {
        setQuery('')
        setOpen(false)
      }}
    >
      <div className={controlBoxClass}>
        <ComboboxInput
          as={DescribedInput}
          ref={input}
          {...control}
          describedBy={control['aria-describedby']}
          autoComplete="off"
          placeholder={placeholder}
          displayValue={(option: Option<V> | null) => option?.label ?? ''}
          onKeyDown={noteTab}
          onFocus={(event) => acceptFocus(event) && setOpen(true)}
          onBlur={preventListClose}
          onChange={(event) => {
            setOpen(true)
            setQuery(event.target.value)
          }}
          className={bareInputClass}
        />
        {clearable && chosen && !disabled && <ClearButton onClick={() => choose(null)} />}
        <ChoicesButton onClick={() => setOpen(true)} />
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <ComboboxList
        {...found}
        loading={props.loading || found.loading}
        query={query}
        emptyText={emptyText}
        valueOf={(option) => option}
        mark={
          <Check
            aria-hidden="true"
            className="invisible mt-0.5 size-4 shrink-0 text-accent group-data-selected:visible"
          />
        }
      />
    </HeadlessCombobox>
  )
}

/** Headless UI selects the active option on Tab; only Enter and clicks may select. */
function useTabDetection() {
  const isTabbing = useRef(false)
  function noteTab(event: KeyboardEvent) {
    isTabbing.current = event.key === 'Tab'
    queueMicrotask(() => (isTabbing.current = false))
  }
  return { noteTab, isTabbing }
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear"
      onClick={onClick}
      className="flex w-8 shrink-0 items-center justify-center rounded text-ink-muted hover:text-ink"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}

function findChosen<V extends string | number>(
  value: V | null | undefined,
  { options, selected }: ComboboxProps<V>,
  picked: Option<V> | null
): Option<V> | null {
  if (value === null || value === undefined || value === '') return null
  const known = [picked, selected].find((option) => option?.value === value)
  return (
    options?.find((option) => option.value === value) ?? known ?? { value, label: String(value) }
  )
}

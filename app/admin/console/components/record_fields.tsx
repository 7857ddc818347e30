import { Combobox } from '~/ui/combobox'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { Option } from '~/ui/option'
import { Select } from '~/ui/select'
import { Switch } from '~/ui/switch'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import { type Check, parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER, MONEY_NUMBER, type NumberContext } from '#shared/numbers/rules/read_number'

export type RecordValue = string | number | boolean | null

interface NamedField<Name> {
  name: Name
  label: string
  hint?: string
  optional?: boolean
  /** Returns null if valid. Numeric checks receive a number. */
  check?: Check
}

export type RecordField<Name extends string = string> = NamedField<Name> &
  (
    | { type: 'text' | 'email' | 'tel' | 'textarea'; maxLength?: number }
    | { type: 'number' | 'naira' }
    | { type: 'choice'; options: readonly Option<string | number>[]; none?: string }
    /** Searches a long list by typing; the choice is optional. */
    | { type: 'search'; options: readonly Option[]; none: string }
    | { type: 'switch' | 'day' }
  )

export type RecordValues = Record<string, RecordValue>

/** Trims text, parses numbers and converts empty values to null. */
export function toRequestValue(field: RecordField, value: RecordValue | undefined): RecordValue {
  if (field.type === 'number' || field.type === 'naira') {
    const text = String(value ?? '').trim()
    // Sends an invalid number as typed, so that the server reports it.
    const number = parseTypedNumber(text, field.check?.context ?? numberContext(field))
    return Number.isNaN(number) ? text : number
  }
  if (typeof value === 'string' && field.type !== 'choice') return value.trim()
  if (field.type === 'choice' && value === NO_CHOICE) return null
  return value ?? null
}

function numberContext({ type }: RecordField): NumberContext {
  return type === 'naira' ? MONEY_NUMBER : MEASURE_NUMBER
}

const NO_CHOICE = ''

interface RecordFieldControlProps {
  field: RecordField
  value: RecordValue | undefined
  error?: string
  onChange: (value: RecordValue) => void
}

export function RecordFieldControl({ field, value, error, onChange }: RecordFieldControlProps) {
  const { name, label, hint, optional } = field
  if (field.type === 'switch') {
    return (
      <Switch name={name} label={label} hint={hint} checked={value === true} onChange={onChange} />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={!optional}>
      <RecordFieldInput field={field} value={value} onChange={onChange} />
    </Field>
  )
}

function RecordFieldInput({ field, value, onChange }: Omit<RecordFieldControlProps, 'error'>) {
  const text = value === null || value === undefined ? '' : String(value)
  const { name } = field
  switch (field.type) {
    case 'choice':
      return (
        <Select
          name={name}
          options={
            field.none ? [{ value: NO_CHOICE, label: field.none }, ...field.options] : field.options
          }
          value={field.none ? ((value as string | number | null) ?? NO_CHOICE) : (value as string)}
          onChange={onChange}
        />
      )
    case 'search':
      return (
        <Combobox
          name={name}
          options={field.options}
          value={value as string | null}
          onChange={onChange}
          placeholder={field.none}
        />
      )
    case 'number':
      return <NumberInput name={name} value={text} onChange={onChange} />
    case 'naira':
      return <NumberInput name={name} value={text} onChange={onChange} prefix="₦" />
    case 'textarea':
      return (
        <Textarea
          name={name}
          value={text}
          onChange={onChange}
          maxLength={field.maxLength}
          rows={3}
        />
      )
    case 'day':
      return <DateInput name={name} value={text} onChange={onChange} />
    case 'switch':
      return null
    default:
      return (
        <TextInput
          type={field.type}
          name={name}
          value={text}
          onChange={onChange}
          maxLength={field.maxLength}
          autoComplete="off"
        />
      )
  }
}

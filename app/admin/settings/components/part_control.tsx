import { Plus, Trash2 } from 'lucide-react'
import { Button } from '~/ui/button'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { IconButton } from '~/ui/icon_button'
import { MultiCombobox } from '~/ui/multi_combobox'
import { NativeSelect } from '~/ui/native_select'
import { NumberInput } from '~/ui/number_input'
import type { Option } from '~/ui/option'
import { Switch } from '~/ui/switch'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import { toFields, requireList } from '#admin/settings/rules/setting_value'
import { ColourSwatch } from './setting_value'
import type { SettingPart } from './setting_types'

interface PartControlProps {
  part: SettingPart
  value: unknown
  error?: string
  countries: readonly Option[]
  onChange: (value: unknown) => void
}

export function PartControl(props: PartControlProps) {
  const { part, value, error, onChange } = props
  if (part.type === 'switch') {
    const { label, hint } = part
    return <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
  }
  if (part.type === 'rows') return <PartRows {...props} columns={part.columns} />
  return (
    <Field label={part.label} hint={part.hint} error={error}>
      <PartInput {...props} />
    </Field>
  )
}

function PartInput({ part, value, countries, onChange }: PartControlProps) {
  if (part.type === 'countries') {
    const codes = requireList(value).map(String)
    return <MultiCombobox options={countries} value={codes} onChange={onChange} />
  }
  const text = String(value)
  switch (part.type) {
    case 'naira':
      return <NumberInput value={text} onChange={onChange} prefix="₦" />
    case 'percent':
      return <NumberInput value={text} onChange={onChange} suffix="%" />
    case 'integer':
      return <NumberInput value={text} onChange={onChange} decimals={0} />
    case 'lines':
      return <Textarea value={text} onChange={onChange} rows={6} />
    case 'day':
      return <DateInput value={text} onChange={onChange} />
    case 'enum':
      return (
        <NativeSelect
          options={part.options.map((value) => ({ value, label: part.names?.[value] ?? value }))}
          value={text}
          onChange={onChange}
        />
      )
    case 'colour':
      return <TextInput value={text} onChange={onChange} prefix={<ColourSwatch colour={text} />} />
    default:
      return <TextInput value={text} onChange={onChange} />
  }
}

function PartRows({
  part,
  columns,
  value,
  error,
  countries,
  onChange,
}: PartControlProps & { columns: SettingPart[] }) {
  const rows = requireList(value).map(toFields)

  function change(index: number, name: string, text: unknown) {
    onChange(rows.map((row, place) => (place === index ? { ...row, [name]: text } : row)))
  }

  function add() {
    const first = (column: SettingPart) => (column.type === 'enum' ? column.options[0] : '')
    onChange([...rows, Object.fromEntries(columns.map((column) => [column.name, first(column)]))])
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{part.label}</legend>
      {part.hint && <p className="text-sm text-ink-muted">{part.hint}</p>}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {rows.map((row, index) => (
        <div key={index} className="flex items-start gap-2 rounded border p-3">
          <div className="grid min-w-0 flex-1 gap-3">
            {columns.map((column) => (
              <PartControl
                key={column.name}
                part={column}
                value={row[column.name]}
                countries={countries}
                onChange={(text) => change(index, column.name, text)}
              />
            ))}
          </div>
          <IconButton
            size="sm"
            label={`Remove ${part.label} ${index + 1}`}
            icon={<Trash2 />}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <Button variant="secondary" icon={<Plus />} onClick={add}>
        Add
      </Button>
    </fieldset>
  )
}

import { Trash2 } from 'lucide-react'
import { cx } from '~/ui/cx'
import { Field } from '~/ui/field'
import { IconButton } from '~/ui/icon_button'
import { NumberInput } from '~/ui/number_input'
import type { RowField } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { RowProblems, SheetRow } from './use_sheet_rows'

const FIELDS: { name: RowField; label: string }[] = [
  { name: 'aboveWeight', label: 'Above Weight' },
  { name: 'endWeight', label: 'End Weight' },
  { name: 'rate', label: 'Rate' },
]

type RateRowProps = {
  row: SheetRow
  /** From 1. */
  number: number
  problems: RowProblems
  onChange: (key: number, field: RowField, text: string) => void
  onRemove: (key: number) => void
}

export function RateRow({ row, number, problems, onChange, onRemove }: RateRowProps) {
  return (
    <li
      className={cx(
        'grid grid-cols-[1.25rem_1fr_1fr_1.4fr_2.5rem] items-start gap-1 sm:grid-cols-[2rem_1fr_1fr_1.4fr_2.5rem] sm:gap-2 rounded py-1',
        row.isKnown && 'bg-accent-soft'
      )}
    >
      <span className="tabular pl-1 pt-2 text-sm">{number}</span>
      {FIELDS.map(({ name, label }) => (
        <Field key={name} label={`${label} ${number}`} hideLabel error={problems[name]}>
          <NumberInput
            value={row[name]}
            onChange={(text) => onChange(row.key, name, text)}
            decimals={name === 'rate' ? 2 : 3}
            className="px-1.5 sm:px-3"
          />
        </Field>
      ))}
      <IconButton
        label={`Delete row ${number}`}
        icon={<Trash2 />}
        onClick={() => onRemove(row.key)}
      />
    </li>
  )
}

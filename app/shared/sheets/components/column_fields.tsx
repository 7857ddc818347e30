import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import type { Option } from '~/ui/option'

type Column<F extends string> = { header: string; field: F | null }

interface ColumnFieldsProps<F extends string> {
  columns: readonly Column<F>[]
  options: readonly Option<F>[]
  onChange: (columns: Column<F>[]) => void
}

export const COLUMNS_TITLE = 'Match the columns'
export const COLUMNS_HINT = 'We remember your changes for sheets with the same headings.'

/** A field has one column, so choosing it for a column removes it from its previous column. */
export function ColumnFields<F extends string>({
  columns,
  options,
  onChange,
}: ColumnFieldsProps<F>) {
  function choose(header: string, field: F | null) {
    onChange(
      columns.map((column) =>
        column.header === header
          ? { header, field }
          : { ...column, field: column.field === field ? null : column.field }
      )
    )
  }

  return columns.map(({ header, field }) => (
    <Field key={header} label={header}>
      <NativeSelect
        placeholder="Not used"
        options={options}
        value={field ?? ''}
        onChange={(next) => choose(header, (next || null) as F | null)}
      />
    </Field>
  ))
}

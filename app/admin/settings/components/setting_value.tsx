import { toDisplayDate } from '~/ui/iso_dates'
import { DefinitionList } from '~/ui/definition_list'
import { requireList, toFields } from '#admin/settings/rules/setting_value'
import type { SettingListRow, SettingPart } from './setting_types'

/** A colour with a swatch, a list with columns as a table, any other value as text. */
export function SettingValue({ setting }: { setting: SettingListRow }) {
  const { parts, value, text } = setting
  const [part] = parts
  if (part?.type === 'rows' && requireList(value).length > 0) {
    return <RowTable label={setting.label} columns={part.columns} rows={requireList(value)} />
  }
  if (part?.name !== 'value' && parts.every(({ type }) => type === 'text' || type === 'enum')) {
    const fields = toFields(value)
    const items = parts.map((one) => ({
      term: one.label,
      value: cellText(one, String(fields[one.name] ?? '')),
    }))
    return (
      <div className="mt-2">
        <DefinitionList columns={2} items={items} />
      </div>
    )
  }
  return (
    <p className="tabular mt-1 flex items-center gap-2 text-sm">
      {part?.type === 'colour' && <ColourSwatch colour={text} />}
      <span className="min-w-0 break-words">{text}</span>
    </p>
  )
}

/** Draws in SVG: our CSP blocks inline styles in HTML. */
export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 rounded-sm border">
      <rect width="16" height="16" fill={colour} />
    </svg>
  )
}

interface RowTableProps {
  label: string
  columns: SettingPart[]
  rows: unknown[]
}

function RowTable({ label, columns, rows }: RowTableProps) {
  return (
    <table className="tabular mt-2 text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b text-left text-ink-muted [&>th]:py-1 [&>th]:pr-6 [&>th]:font-normal">
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(toFields).map((row, index) => (
          <tr key={index} className="border-b last:border-0 [&>td]:py-1 [&>td]:pr-6">
            {columns.map((column) => (
              <td key={column.name} className="wrap-anywhere">
                {cellText(column, String(row[column.name]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellText(column: SettingPart, text: string): string {
  if (column.type === 'enum') return column.names?.[text] ?? text
  return column.type === 'day' ? toDisplayDate(text) : text
}

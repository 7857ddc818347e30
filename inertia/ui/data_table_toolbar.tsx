import { useEffect, useRef, useState } from 'react'
import { Download, Printer, Search } from 'lucide-react'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button_style'
import { downloadCsv } from '~/ui/csv'
import { cx } from '~/ui/cx'
import { cellValue, hasCards, type TableColumn, type TableProps } from '~/ui/data_table_types'
import { NativeSelect } from '~/ui/native_select'
import { TextInput } from '~/ui/text_input'
import type { TableModel } from '~/ui/use_table_model'

interface ToolbarProps<Row extends object> {
  table: TableProps<Row>
  model: TableModel<Row>
  onPrint: () => void
}

export function DataTableToolbar<Row extends object>({ table, model, onPrint }: ToolbarProps<Row>) {
  const { search: searchLabel, print, toolbar, server, controlled, list, before } = table
  const { filters = [], csv = Boolean(server?.csvHref) } = table
  const sortable =
    !before && hasCards(table.columns) ? table.columns.filter(({ sort }) => sort) : []
  const isForAll = searchLabel || csv || print || toolbar || filters.length > 0
  if (!isForAll && sortable.length === 0) return null
  return (
    <div
      className={cx(
        'no-print flex flex-wrap items-center gap-2 border-b p-3',
        !isForAll && 'sm:hidden'
      )}
    >
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          value={model.query.search}
          delay={server || controlled ? 300 : 0}
          onSearch={(search) => model.changeQuery({ search })}
        />
      )}
      {sortable.length > 0 && <SortSelect sortable={sortable} model={model} />}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {csv && <CsvButton table={table} model={model} />}
        {print && (
          <Button variant="secondary" icon={<Printer />} onClick={onPrint}>
            Print
          </Button>
        )}
        {filters.map(({ name, label, options, all, defaultValue }) => (
          <NativeSelect
            key={name}
            aria-label={label}
            placeholder={all}
            options={options}
            value={list?.listQuery[name] ?? defaultValue ?? ''}
            onChange={(chosen) => list?.filter({ [name]: chosen })}
            className="max-sm:min-h-11"
          />
        ))}
        {toolbar}
      </div>
    </div>
  )
}

function SortSelect<Row extends object>(props: {
  sortable: readonly TableColumn<Row>[]
  model: TableModel<Row>
}) {
  const { sortable, model } = props
  const { sort } = model.query
  return (
    <select
      aria-label="Sort by"
      value={sort ? `${sort.desc ? '-' : ''}${sort.by}` : ''}
      onChange={({ target: { value } }) =>
        model.changeQuery({
          sort: value ? { by: value.replace(/^-/, ''), desc: value.startsWith('-') } : null,
        })
      }
      className="h-11 min-w-0 flex-1 basis-32 rounded border border-line-strong bg-surface-raised px-2 text-sm sm:hidden"
    >
      <option value="">Sort by</option>
      {sortable.flatMap(({ sort: by, header }) => [
        <option key={by} value={by}>{`${header}, lowest first`}</option>,
        <option key={`-${by}`} value={`-${by}`}>{`${header}, highest first`}</option>,
      ])}
    </select>
  )
}

function CsvButton<Row extends object>({ table, model }: Omit<ToolbarProps<Row>, 'onPrint'>) {
  const icon = <Download aria-hidden="true" className="size-4" />
  if (table.server?.csvHref) {
    return (
      <a href={table.server.csvHref} download className={buttonClass({ variant: 'secondary' })}>
        {icon}
        CSV
      </a>
    )
  }

  function save() {
    const columns = table.columns.filter((one) => one.csv !== false && (one.csv || one.value))
    downloadCsv(
      table.label,
      columns.map((one) => one.header),
      model.allRows.map((row) =>
        columns.map((one) => (one.csv ? one.csv(row) : cellValue(one, row)))
      )
    )
  }

  return (
    <Button variant="secondary" icon={icon} onClick={save} disabled={model.allRows.length === 0}>
      CSV
    </Button>
  )
}

interface SearchBoxProps {
  label: string
  value: string
  delay: number
  onSearch: (text: string) => void
}

/** Searches after a pause in typing; a late answer never overwrites the input. */
function SearchBox({ label, value, delay, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [typing, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    // The URL omits a trailing space.
    if (!typing && value !== text.trim()) setText(value)
  }

  function search(next: string) {
    clearTimeout(timer.current)
    setTyping(false)
    onSearch(next)
  }

  function type(next: string) {
    setText(next)
    if (delay === 0) return search(next)
    setTyping(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(next), delay)
  }

  return (
    <div className="min-w-0 flex-1 basis-48 sm:max-w-72">
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        prefix={<Search aria-hidden="true" className="size-4" />}
        value={text}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            search(text)
          }
        }}
      />
    </div>
  )
}

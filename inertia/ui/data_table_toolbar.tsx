import { useEffect, useRef, useState } from 'react'
import { Download, Printer, Search } from 'lucide-react'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button_style'
import { downloadCsv } from '~/ui/csv'
import { cx } from '~/ui/cx'
import { nextSort } from '~/ui/data_table_head'
import { cellValue, hasCards, type TableProps } from '~/ui/data_table_types'
import { Menu, type MenuEntry } from '~/ui/menu'
import { NativeSelect } from '~/ui/native_select'
import { TextInput } from '~/ui/text_input'
import type { TableModel } from '~/ui/use_table_model'

interface ToolbarProps<Row extends object> {
  table: TableProps<Row>
  model: TableModel<Row>
  onPrint: () => void
}

export function DataTableToolbar<Row extends object>(props: ToolbarProps<Row>) {
  const { table, model, onPrint } = props
  const { search: searchLabel, print, toolbar, filter, chips, list, server, controlled } = table
  const { filters = [], csv = Boolean(server?.csvHref) } = table
  const isForAll = searchLabel || csv || print || toolbar || filter || filters.length > 0
  const more = moreEntries(props, csv)
  const inMenu = cx(more.length > 0 && 'max-sm:hidden')
  // The order of a few cards needs no menu.
  if (!isForAll && (more.length === 0 || model.allRows.length < 10)) return null
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
      {filter}
      {more.length > 0 && (
        <div className="ml-auto sm:hidden">
          <Menu label="Sort, save or print" items={more} />
        </div>
      )}
      <div
        className={cx(
          'ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1',
          !toolbar && filters.length === 0 && inMenu
        )}
      >
        {csv && <CsvButton table={table} model={model} className={inMenu} />}
        {print && (
          <Button variant="secondary" icon={<Printer />} onClick={onPrint} className={inMenu}>
            {`Print${ofTicked(table)}`}
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
      {chips && <div className="w-full">{chips}</div>}
    </div>
  )
}

/** The menu of phones, where cards have no headers to sort by and buttons no room. */
function moreEntries<Row extends object>(
  { table, model, onPrint }: ToolbarProps<Row>,
  csv: boolean
): MenuEntry[] {
  const { columns, print, server, before } = table
  if (!hasCards(columns)) return []
  const { sort } = model.query
  const sorts = columns.flatMap(({ header, sort: by }): MenuEntry[] => {
    if (!by || before) return []
    const active = sort?.by === by ? sort : null
    const label = active
      ? `Sorted by ${header}, ${active.desc ? 'highest' : 'lowest'} first`
      : `Sort by ${header}`
    const onSelect = () => model.changeQuery({ sort: nextSort(by, active) })
    return [{ label, checked: Boolean(active), onSelect }]
  })
  const save =
    server?.csvHref && !table.ticked
      ? { href: server.csvHref }
      : { onSelect: () => saveCsv(table, model), disabled: model.allRows.length === 0 }
  return [
    ...sorts,
    ...(csv ? [{ label: `CSV${ofTicked(table)}`, icon: <Download />, ...save }] : []),
    ...(print ? [{ label: `Print${ofTicked(table)}`, icon: <Printer />, onSelect: onPrint }] : []),
  ]
}

type CsvButtonProps<Row extends object> = Omit<ToolbarProps<Row>, 'onPrint'> & {
  className: string
}

function CsvButton<Row extends object>({ table, model, className }: CsvButtonProps<Row>) {
  const icon = <Download aria-hidden="true" className="size-4" />
  if (table.server?.csvHref && !table.ticked) {
    return (
      <a
        href={table.server.csvHref}
        download
        className={cx(buttonClass({ variant: 'secondary' }), className)}
      >
        {icon}
        CSV
      </a>
    )
  }
  return (
    <Button
      variant="secondary"
      icon={icon}
      onClick={() => saveCsv(table, model)}
      disabled={model.allRows.length === 0}
      className={className}
    >
      {`CSV${ofTicked(table)}`}
    </Button>
  )
}

function ofTicked<Row>({ ticked }: TableProps<Row>): string {
  return ticked ? ` of ${ticked.length}` : ''
}

function saveCsv<Row extends object>(table: TableProps<Row>, model: TableModel<Row>) {
  const columns = table.columns.filter((one) => one.csv !== false && (one.csv || one.value))
  downloadCsv(
    table.label,
    columns.map((one) => one.header),
    model.allRows.map((row) => columns.map((one) => (one.csv ? one.csv(row) : cellValue(one, row))))
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
    <div className="min-w-0 flex-1 basis-32 sm:max-w-72 sm:basis-48">
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

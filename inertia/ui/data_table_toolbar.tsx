import { useEffect, useRef, useState } from 'react'
import { Download, Printer, Search } from 'lucide-react'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button_style'
import { downloadCsv } from '~/ui/csv'
import type { DataTableProps } from '~/ui/data_table_types'
import { TextInput } from '~/ui/text_input'
import type { TableModel } from '~/ui/use_table_model'

interface ToolbarProps<Row extends object> {
  table: DataTableProps<Row>
  model: TableModel<Row>
  onPrint: () => void
}

export function DataTableToolbar<Row extends object>({ table, model, onPrint }: ToolbarProps<Row>) {
  const { searchable, searchLabel = 'Search', csv, print, toolbar, server } = table
  if (!searchable && !csv && !print && !toolbar) return null
  return (
    <div className="no-print flex flex-wrap items-center gap-2 border-b p-3">
      {searchable && (
        <SearchBox
          label={searchLabel}
          value={model.query.search}
          delay={server ? 300 : 0}
          onSearch={(search) => model.ask({ search })}
        />
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {csv && <CsvButton table={table} model={model} />}
        {print && (
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={onPrint}
          >
            Print
          </Button>
        )}
        {toolbar}
      </div>
    </div>
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
      model.allRows.map((row) => columns.map((one) => (one.csv || one.value)?.(row)))
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

/** Asks once the typist pauses; an answer that comes late never overwrites what is being typed. */
function SearchBox({ label, value, delay, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [typing, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    if (!typing) setText(value)
  }

  function ask(next: string) {
    clearTimeout(timer.current)
    setTyping(false)
    onSearch(next)
  }

  function type(next: string) {
    setText(next)
    if (delay === 0) return ask(next)
    setTyping(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(next), delay)
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
            ask(text)
          }
        }}
      />
    </div>
  )
}

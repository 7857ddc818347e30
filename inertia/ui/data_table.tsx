import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SearchX } from 'lucide-react'
import { Button } from '~/ui/button'
import { DataTableBody, DataTableSkeleton } from '~/ui/data_table_body'
import { DataTableHead } from '~/ui/data_table_head'
import { DataTableToolbar } from '~/ui/data_table_toolbar'
import {
  type DataTableProps,
  hasCards,
  NO_RECORDS,
  tablePropsFrom,
  type TableProps,
} from '~/ui/data_table_types'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { Pagination } from '~/ui/pagination'
import { Spinner } from '~/ui/spinner'
import { cx } from '~/ui/cx'
import { useTableModel, type TableModel } from '~/ui/use_table_model'

export type {
  TableColumn,
  DataTableProps,
  ControlledQuery,
  ServerListState,
  TableQuery,
} from '~/ui/data_table_types'

export function DataTable<Row extends object>(given: DataTableProps<Row>) {
  const props = tablePropsFrom(given)
  const model = useTableModel(props)
  const [printing, setPrinting] = useState(false)
  const { query } = model

  // Prints all loaded rows, because paper has no pagination.
  function print() {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }

  return (
    <div className="min-w-0 rounded border bg-surface-raised print:border-0">
      {!props.isUnused && <DataTableToolbar table={props} model={model} onPrint={print} />}
      {props.before ?? <TableRows table={props} model={model} printing={printing} />}
      {props.footer}
      {!props.before && !props.error && model.total > 0 && (
        <div className="border-t px-4 py-2">
          <Pagination
            label={`Pages of ${props.label}`}
            page={query.page}
            pageSize={query.pageSize}
            total={model.total}
            uncounted={props.server?.hasMore && { shown: model.rows.length, ...props.server }}
            onPageChange={(page) => model.changeQuery({ page })}
            onPageSizeChange={(pageSize) => model.changeQuery({ pageSize })}
          />
        </div>
      )}
    </div>
  )
}

interface RowsProps<Row extends object> {
  table: TableProps<Row>
  model: TableModel<Row>
  printing: boolean
}

function TableRows<Row extends object>({ table, model, printing }: RowsProps<Row>) {
  const { label, columns, loading, numbered } = table
  const captionId = useId()
  const cards = hasCards(columns)
  const { page, pageSize, sort } = model.query
  const instead = emptyOrErrorState(table, model)
  const rows = printing ? model.allRows : model.rows
  const from = printing && !table.server ? 1 : (page - 1) * pageSize + 1
  return (
    <>
      {loading && (
        <p
          role="status"
          className="flex items-center gap-2 border-b px-4 py-2 text-sm text-ink-muted"
        >
          <Spinner size="sm" label="" />
          {table.sentences.loading}
        </p>
      )}
      {instead ?? (
        <div
          role="region"
          aria-labelledby={captionId}
          tabIndex={0}
          className={cx(
            'relative overflow-auto focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible',
            table.scrollsWithPage ? 'xl:overflow-visible' : 'max-h-[min(75vh,56rem)]',
            cards && 'max-sm:max-h-none max-sm:overflow-visible'
          )}
        >
          <table
            aria-busy={loading}
            {...(cards && { role: 'table' })}
            className={cx(
              'w-full border-separate border-spacing-0 text-sm print:text-[9pt]',
              cards && 'max-sm:block'
            )}
          >
            <caption id={captionId} className="sr-only">
              {label}
            </caption>
            <DataTableHead
              columns={columns}
              sort={sort}
              onSort={(next) => model.changeQuery({ sort: next })}
              numbered={numbered}
              belowTopBar={table.scrollsWithPage}
              hasMenu={Boolean(table.rowMenu)}
            />
            {loading && rows.length === 0 ? (
              <DataTableSkeleton table={table} />
            ) : (
              <DataTableBody table={table} rows={rows} from={from} />
            )}
          </table>
        </div>
      )}
    </>
  )
}

type PageTooFarProps = { counted: number; onFirst: () => void }

function PageTooFar({ counted, onFirst }: PageTooFarProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={`You can open pages by number up to row ${counted.toLocaleString('en-NG')}.`}
      action={
        <Button variant="secondary" onClick={onFirst}>
          First page
        </Button>
      }
    >
      Search or filter to narrow the list, or go one page at a time.
    </EmptyState>
  )
}

function emptyOrErrorState<Row extends object>(
  { sentences, error, loading, onRetry, server, isUnused, toolbar }: TableProps<Row>,
  { rows, query, total, changeQuery }: TableModel<Row>
): ReactNode {
  if (error) return <ErrorState message={sentences.error} onRetry={onRetry} busy={loading} />
  if (loading || (rows.length > 0 && total > 0)) return null
  if (server?.isTooFar)
    return <PageTooFar counted={total} onFirst={() => changeQuery({ page: 1 })} />
  if (!query.search)
    return (
      <EmptyState title={sentences.empty} action={isUnused && toolbar}>
        {sentences.hint}
      </EmptyState>
    )
  // A search found nothing. `sentences.empty` may say that there are no records, which is wrong.
  const isOfRecords = sentences.empty.startsWith(NO_RECORDS)
  const title = isOfRecords ? sentences.empty : NO_RECORDS
  return <EmptyState icon={<SearchX />} title={title} />
}

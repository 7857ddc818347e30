import type { ServerListState } from '~/url/use_server_list'
import { type TableColumn, DataTable, type DataTableProps } from '~/ui/data_table'

type ConsoleListTableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'search' | 'toolbar' | 'rowMenu' | 'opening' | 'numbered'
>

interface ConsoleListProps<Row> extends ConsoleListTableProps<Row> {
  /** The rows' name in sentences, such as "billing groups". */
  of: string
  list: ServerListState<Row>
}

/** A console list with server-side search, sorting and paging, CSV and print. */
export function ConsoleList<Row extends { id: number }>(props: ConsoleListProps<Row>) {
  const { of, list, ...given } = props
  return (
    <DataTable
      {...given}
      list={list}
      sentences={{
        loading: `Loading ${of}... Please wait!`,
        empty: 'No records found!',
        error: `Could not load ${of}. Please try again.`,
      }}
      csv
      print
    />
  )
}

type NamedRow = { name: string; dateCreated: string; dayCreated: string }

export const NAME_COLUMN = {
  header: 'Name',
  value: 'name',
  cell: ({ name }) => <span className="font-medium">{name}</span>,
  sort: 'name',
} as const satisfies TableColumn<NamedRow>

export const DATE_CREATED_COLUMN = {
  header: 'Date Created',
  value: 'dateCreated',
  cell: ({ dateCreated, dayCreated }) => (
    <time dateTime={dateCreated} title={dateCreated} className="whitespace-nowrap">
      {dayCreated}
    </time>
  ),
  sort: 'dateCreated',
} as const satisfies TableColumn<NamedRow>

import { type Column, DataTable } from '~/ui/data_table'
import { DefinitionList } from '~/ui/definition_list'
import { counted } from '#shared/languages/rules/counted'
import type { Imported } from './use_import'

type Problem = Imported['errors'][number]

/** What is in a sheet, before it is taken: what is new, what is there already, and what is wrong at which cell. */
export function ImportOutcome({ found }: { found: Imported }) {
  const unread = found.columns.filter(({ field }) => field === null)
  return (
    <div className="grid gap-4">
      <DefinitionList
        items={[
          { term: 'New', value: counted(found.fresh, 'address') },
          { term: 'Already there, or twice in the sheet', value: counted(found.known, 'address') },
          { term: 'With errors, not imported', value: counted(found.withErrors, 'row') },
        ]}
      />
      {unread.length > 0 && (
        <p className="text-sm text-ink-muted">
          Not used: {unread.map(({ header }) => header).join(', ')}.
        </p>
      )}
      {found.errors.length > 0 && (
        <DataTable
          label="Errors"
          columns={COLUMNS}
          rows={found.errors}
          rowKey={({ row, column }) => `${row} ${column}`}
          sentences={{ loading: 'Reading...', empty: 'No errors.', error: 'Could not read them.' }}
        />
      )}
    </div>
  )
}

const COLUMNS: Column<Problem>[] = [
  { id: 'row', header: 'Row', numeric: true, phone: 'end', width: 'w-16', value: ({ row }) => row },
  { id: 'column', header: 'Column', phone: 'title', value: ({ column }) => column },
  { id: 'message', header: 'What is wrong', phone: 'line', value: ({ message }) => message },
]

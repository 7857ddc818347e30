import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { DefinitionList } from '~/ui/definition_list'
import { pluralize } from '#shared/languages/rules/pluralize'
import { SheetNotes } from '#shared/sheets/components/sheet_notes'
import type { AddressImportResult } from './use_address_import'

type ImportProblemData = AddressImportResult['errors'][number]

type ImportPreviewRow = AddressImportResult['preview'][number]

interface AddressImportPreviewProps {
  found: AddressImportResult
  onChooseColumns: () => void
}

export function AddressImportPreview({ found, onChooseColumns }: AddressImportPreviewProps) {
  const unread = found.columns.filter(({ field }) => field === null)
  return (
    <div className="grid gap-4">
      <SheetNotes notes={found.notes} />
      <DefinitionList
        items={[
          { term: 'New', value: pluralize(found.fresh, 'address') },
          {
            term: 'Already in your book, or repeated in the sheet',
            value: pluralize(found.known, 'address'),
          },
          { term: 'With errors, not imported', value: pluralize(found.withErrors, 'row') },
        ]}
      />
      {unread.length > 0 && (
        <p className="text-sm text-ink-muted">
          Not used: {unread.map(({ header }) => header).join(', ')}.
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={onChooseColumns}>
          Match the columns
        </Button>
      </div>
      {found.preview.length > 0 && (
        <DataTable
          label="How we read the first rows"
          columns={PREVIEW_COLUMNS}
          rows={found.preview}
          rowKey={({ row }) => row}
          sentences={{ loading: 'Reading...', empty: 'No rows.', error: 'Could not read them.' }}
        />
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

const PREVIEW_COLUMNS: TableColumn<ImportPreviewRow>[] = [
  { id: 'row', header: 'Row', numeric: true, phone: 'end', width: 'w-16', value: ({ row }) => row },
  { id: 'fullname', header: 'Name', phone: 'title', value: ({ fullname }) => fullname },
  { id: 'phoneNumber', header: 'Phone', phone: 'line', value: ({ phoneNumber }) => phoneNumber },
  {
    id: 'address',
    header: 'Address',
    phone: 'line',
    value: ({ address, place }) => `${address}, ${place}`,
  },
]

const COLUMNS: TableColumn<ImportProblemData>[] = [
  { id: 'row', header: 'Row', numeric: true, phone: 'end', width: 'w-16', value: ({ row }) => row },
  { id: 'column', header: 'Column', phone: 'title', value: ({ column }) => column },
  { id: 'message', header: 'What is wrong', phone: 'line', value: ({ message }) => message },
]

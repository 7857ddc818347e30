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
          sentences={{ empty: 'No rows.' }}
        />
      )}
      {found.errors.length > 0 && (
        <DataTable
          label="Errors"
          columns={COLUMNS}
          rows={found.errors}
          rowKey={({ row, column }) => `${row} ${column}`}
          sentences={{ empty: 'No errors.' }}
        />
      )}
    </div>
  )
}

const PREVIEW_COLUMNS: TableColumn<ImportPreviewRow>[] = [
  { header: 'Row', value: 'row', sort: 'row', numeric: true, phone: 'end', width: 'w-16' },
  { header: 'Name', value: 'fullname', sort: 'fullname', phone: 'title' },
  { header: 'Phone', value: 'phoneNumber', sort: 'phoneNumber', phone: 'line' },
  {
    header: 'Address',
    value: ({ address, place }) => `${address}, ${place}`,
    sort: 'address',
    phone: 'line',
  },
]

const COLUMNS: TableColumn<ImportProblemData>[] = [
  { header: 'Row', value: 'row', sort: 'row', numeric: true, phone: 'end', width: 'w-16' },
  { header: 'Column', value: 'column', sort: 'column', phone: 'title' },
  { header: 'What is wrong', value: 'message', sort: 'message', phone: 'line' },
]

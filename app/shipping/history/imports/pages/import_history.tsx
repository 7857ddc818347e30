import { Head } from '@inertiajs/react'
import { useOpened } from '~/hooks/use_opened'
import { PageHeader } from '~/ui/page_header'
import type { RowView } from '#shipping/history/components/history_menu'
import { HistorySearch } from '#shipping/history/components/history_search'
import { IgnoreDialog } from '#shipping/history/components/ignore_dialog'
import type { HistoryRow } from '#shipping/history/components/row'
import { ImportDialog } from '../components/import_dialog'
import { ImportTable } from '../components/import_table'
import type { PushableStatuses } from '../components/import_types'
import { useImports } from '../components/use_imports'

type ImportHistoryProps = { recent: HistoryRow[]; mostRows: number; statuses: PushableStatuses }

export default function ImportHistory({ recent, mostRows, statuses }: ImportHistoryProps) {
  const imports = useImports(recent)
  const { opened, open, dialog } = useOpened<HistoryRow, RowView>()
  // As it is now: what was pushed from a dialog shows in it, too.
  const row = imports.rows.find(({ id }) => id === opened?.row?.id) ?? opened?.row
  const shared = row && { ...dialog, row }

  return (
    <>
      <Head title="Import Requests" />
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and how far each has come."
      />
      <HistorySearch history={imports} mostRows={mostRows} />
      <ImportTable history={imports} onOpen={open} />
      {shared && opened && opened.view !== 'ignore' && (
        <ImportDialog
          {...shared}
          view={opened.view}
          statuses={statuses}
          onPushed={(pushed) => imports.change(pushed.id, pushed)}
          onSwitch={(view) => open(view, row)}
        />
      )}
      {shared && opened?.view === 'ignore' && (
        <IgnoreDialog {...shared} onCanceled={imports.markCanceled} />
      )}
    </>
  )
}

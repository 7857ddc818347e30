import { useCallback, useState } from 'react'
import { Head } from '@inertiajs/react'
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
  // What was opened stays while it fades away.
  const [opened, setOpened] = useState<{ view: RowView; row: HistoryRow } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const open = useCallback((view: RowView, row: HistoryRow) => {
    setOpened({ view, row })
    setIsOpen(true)
  }, [])
  const shared = opened && { row: opened.row, open: isOpen, onClose: () => setIsOpen(false) }

  function follow(row: HistoryRow) {
    imports.change(row.id, row)
    setOpened((current) => current && { ...current, row })
  }

  return (
    <>
      <Head title="Import Requests" />
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and how far each has come."
      />
      <HistorySearch history={imports} mostRows={mostRows} />
      <ImportTable history={imports} onOpen={open} />
      {shared && opened.view !== 'ignore' && (
        <ImportDialog
          {...shared}
          view={opened.view}
          statuses={statuses}
          onPushed={follow}
          onSwitch={(view) => open(view, opened.row)}
        />
      )}
      {shared && opened.view === 'ignore' && (
        <IgnoreDialog {...shared} onCanceled={imports.markCanceled} />
      )}
    </>
  )
}

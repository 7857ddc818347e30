import { useCallback, useState } from 'react'
import { Head } from '@inertiajs/react'
import { PageHeader } from '~/ui/page_header'
import type { HistoryView } from '../components/history_menu'
import { HistorySearch } from '../components/history_search'
import { HistoryTable } from '../components/history_table'
import type { HistoryRow } from '../components/row'
import { RowDialogs } from '../components/row_dialogs'
import { useHistory } from '../components/use_history'

type HistoryProps = { recent: HistoryRow[]; isStaff: boolean; mostRows: number }

export default function History({ recent, isStaff, mostRows }: HistoryProps) {
  const history = useHistory(recent)
  // What was opened stays while it fades away.
  const [opened, setOpened] = useState<{ view: HistoryView; row: HistoryRow } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const open = useCallback((view: HistoryView, row: HistoryRow) => {
    setOpened({ view, row })
    setIsOpen(true)
  }, [])

  return (
    <>
      <Head title="Past Shipments" />
      <PageHeader title="Past Shipments" description="View all your past shipments." />
      <HistorySearch history={history} mostRows={mostRows} />
      <HistoryTable history={history} isStaff={isStaff} onOpen={open} />
      {opened && (
        <RowDialogs
          {...opened}
          open={isOpen}
          isStaff={isStaff}
          history={history}
          onClose={() => setIsOpen(false)}
          onSwitch={(view) => open(view, opened.row)}
        />
      )}
    </>
  )
}

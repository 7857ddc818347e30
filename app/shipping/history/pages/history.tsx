import { Head } from '@inertiajs/react'
import { useOpened } from '~/hooks/use_opened'
import { PageHeader } from '~/ui/page_header'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import type { HistoryView } from '../components/history_menu'
import { HistorySearch } from '../components/history_search'
import { HistoryTable } from '../components/history_table'
import type { HistoryRow } from '../components/row'
import { RowDialogs } from '../components/row_dialogs'
import { useHistory } from '../components/use_history'

type HistoryProps = {
  recent: HistoryRow[]
  isStaff: boolean
  mostRows: number
  openReweighs: number
}

export default function History({ recent, isStaff, mostRows, openReweighs }: HistoryProps) {
  const history = useHistory(recent)
  const { opened, open, dialog } = useOpened<HistoryRow, HistoryView>()

  return (
    <>
      <Head title="Past Shipments" />
      <PageHeader title="Past Shipments" description="View all your past shipments." />
      {openReweighs > 0 && (
        <div className="mb-6">
          <ReweighNotice count={openReweighs} />
        </div>
      )}
      <HistorySearch history={history} mostRows={mostRows} />
      <HistoryTable history={history} isStaff={isStaff} onOpen={open} />
      {opened?.row && (
        <RowDialogs
          {...dialog}
          view={opened.view}
          row={opened.row}
          isStaff={isStaff}
          history={history}
          onSwitch={(view) => open(view, opened.row)}
        />
      )}
    </>
  )
}

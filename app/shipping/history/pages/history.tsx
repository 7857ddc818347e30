import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { HistorySummary } from '../components/history_summary'
import { HistoryTable } from '../components/history_table'
import { HistoryRowDialog } from '../components/history_row_dialog'
import { RowConfirmations, useRowConfirmation } from '../components/confirmations/row_confirmations'
import { type HistoryProps, useHistory } from '../components/use_history'
import { useSaveListedShipments } from '../components/use_save_listed_shipments'

type PastShipmentsProps = HistoryProps & { isStaff: boolean; openReweighs: number }

export default function History({ isStaff, openReweighs, ...props }: PastShipmentsProps) {
  const history = useHistory(props, true)
  useLiveProps('shipments', ['rows', 'counts', 'opened'])
  useSaveListedShipments(history.list.rows, { isStaff })
  const confirmation = useRowConfirmation(history.list.rows)

  return (
    <>
      <PageHeader
        title="Past Shipments"
        description={isStaff ? 'All shipments of all customers.' : 'View all your past shipments.'}
      />
      {openReweighs > 0 && (
        <div className="mb-6">
          <ReweighNotice count={openReweighs} />
        </div>
      )}
      <HistorySummary history={history} />
      <HistoryTable history={history} isStaff={isStaff} onConfirm={confirmation.open} />
      <HistoryRowDialog history={history} isStaff={isStaff} />
      <RowConfirmations confirmation={confirmation} isStaff={isStaff} onDone={history.changed} />
    </>
  )
}

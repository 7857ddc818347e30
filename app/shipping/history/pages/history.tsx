import { useLive } from '~/live/use_live'
import { PageHeader } from '~/ui/page_header'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { HistoryFilters } from '../components/history_filters'
import { HistoryTable } from '../components/history_table'
import { OpenedRow } from '../components/opened_row'
import { RowDialogs, useRowQuestion } from '../components/questions/row_dialogs'
import { StatusFilter } from '../components/status_filter'
import { type HistoryProps, useHistory } from '../components/use_history'
import { useSeenShipments } from '../components/use_seen_shipments'

type PastShipmentsProps = HistoryProps & { isStaff: boolean; openReweighs: number }

export default function History({ isStaff, openReweighs, ...props }: PastShipmentsProps) {
  const history = useHistory(props, true)
  useLive('shipments', ['rows', 'counts', 'opened'])
  useSeenShipments(history.list.rows, { isStaff })
  const asked = useRowQuestion(history.list.rows)

  return (
    <>
      <PageHeader title="Past Shipments" description="View all your past shipments." />
      {openReweighs > 0 && (
        <div className="mb-6">
          <ReweighNotice count={openReweighs} />
        </div>
      )}
      <HistoryFilters history={history} />
      <StatusFilter history={history} />
      <HistoryTable history={history} isStaff={isStaff} onAsk={asked.open} />
      <OpenedRow history={history} isStaff={isStaff} />
      <RowDialogs {...{ asked, isStaff }} onDone={history.changed} />
    </>
  )
}

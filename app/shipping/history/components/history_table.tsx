import { Link } from '@adonisjs/inertia/react'
import { PackageSearch } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { completeHref } from './history_cells'
import { historyMenu, type RowActions } from './history_menu'
import { RowsTable } from './rows_table'
import { useDownload } from './use_download'
import { useRetry } from './use_retry'
import type { History } from './use_history'

type HistoryTableProps = Pick<RowActions, 'onAsk'> & { history: History; isStaff: boolean }

export function HistoryTable({ history, isStaff, onAsk }: HistoryTableProps) {
  const { download } = useDownload()
  const onRetry = useRetry(history.changed)
  const actions = { onAsk, onRetry, onOpen: history.dialog.show, onDownload: download }
  return (
    <RowsTable
      label="Past Shipments"
      history={history}
      isStaff={isStaff}
      completeHref={completeHref}
      onIgnore={(row) => onAsk('ignore', row)}
      rowMenu={(row) => historyMenu(row, isStaff, actions)}
      nothingYet={<NothingYet />}
    />
  )
}

/** Before any search, for somebody who has sent nothing lately. */
function NothingYet() {
  return (
    <EmptyState
      icon={<PackageSearch />}
      title="Your search results will show up here!"
      action={
        <Button as={Link} variant="secondary" href={urlFor('shipping.book', {})}>
          Book a Shipment
        </Button>
      }
    />
  )
}

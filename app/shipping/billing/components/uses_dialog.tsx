import { useServerRows } from '~/api/use_server_rows'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'
import { Dialog } from '~/ui/dialog'
import { formatNaira } from '~/ui/money'
import type { Discount, DiscountUse } from './discount_types'

const SENTENCES = {
  loading: 'Loading the uses of this code... Please wait!',
  empty: 'Nobody has used this code yet.',
  error: 'Could not load the uses of this code. Please try again.',
}

const STATES: Record<DiscountUse['state'], { text: string; tone: BadgeTone }> = {
  USED: { text: 'Used', tone: 'success' },
  RESERVED: { text: 'Not paid yet', tone: 'warning' },
  FREED: { text: 'Freed', tone: 'secondary' },
}

const COLUMNS: Column<DiscountUse>[] = [
  { id: 'date', header: 'Date', sortable: false, value: ({ usedAt }) => usedAt },
  {
    id: 'customer',
    header: 'Customer',
    sortable: false,
    value: ({ customer }) => customer,
    cell: ({ customer, customerEmail }) => (
      <>
        <span className="font-medium">{customer}</span>
        <span className="block break-all text-ink-muted">{customerEmail}</span>
      </>
    ),
  },
  {
    id: 'shipment',
    header: 'Tracking No.',
    sortable: false,
    value: ({ trackingNumber }) => String(trackingNumber),
  },
  {
    id: 'off',
    header: 'Discount',
    sortable: false,
    numeric: true,
    value: ({ discountAmount }) => formatNaira(discountAmount),
  },
  {
    id: 'state',
    header: 'Status',
    sortable: false,
    value: ({ state }) => STATES[state].text,
    cell: ({ state, reason }) => (
      <>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        {reason && <span className="mt-1 block text-ink-muted">{reason}</span>}
      </>
    ),
  },
]

interface UsesDialogProps {
  about: Discount
  open: boolean
  onClose: () => void
}

/** Who has a gift code on which shipment, the newest first. */
export function UsesDialog({ about, open, onClose }: UsesDialogProps) {
  const { id, code } = about
  const uses = useServerRows('api.shipping.discount_uses.index', { params: { id } })
  return (
    <Dialog open={open} onClose={onClose} title={`Uses of ${code}`} size="xl">
      <DataTable
        label={`Uses of ${code}`}
        columns={COLUMNS}
        rows={uses.rows}
        rowKey={(use) => use.id}
        server={uses.server}
        sentences={SENTENCES}
        loading={uses.loading}
        error={uses.failed}
        onRetry={uses.reload}
        numbered
      />
    </Dialog>
  )
}

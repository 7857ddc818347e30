import { Link } from '@adonisjs/inertia/react'
import { MessageCircle, RotateCw } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Menu } from '~/ui/menu'
import { shipmentActionEntries, type RowActions } from '../../components/history_menu'
import { type HistoryRow, isRefused, isRowUnpaid } from '../../components/history_row'
import { useShipmentDocumentDownload } from '../../components/use_shipment_document_download'

type ShipmentActionsProps = Omit<RowActions, 'onDownload'> & {
  row: HistoryRow
  reference: string
  trackingLink: string
  isStaff: boolean
}

export function ShipmentActions(props: ShipmentActionsProps) {
  const { row, reference, trackingLink, isStaff, ...actions } = props
  const { download } = useShipmentDocumentDownload()
  const more = shipmentActionEntries(row, isStaff, { ...actions, onDownload: download })
  const entries = more[0] === 'divider' ? more.slice(1) : more
  return (
    <>
      {canShareTracking(row) && (
        <Button
          as="a"
          href={whatsAppShareLink(row, trackingLink)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon={<MessageCircle />}
        >
          Send on WhatsApp
        </Button>
      )}
      {!isRefused(row) && (
        <Button
          as={Link}
          href={urlFor('shipping.book', {}, { qs: { again: reference } })}
          variant={isRowUnpaid(row) ? 'secondary' : 'primary'}
          icon={<RotateCw />}
        >
          Book again
        </Button>
      )}
      {entries.length > 0 && (
        <Menu label="More about this shipment" trigger="More" items={entries} variant="secondary" />
      )}
    </>
  )
}

function canShareTracking({ status, paymentDay }: HistoryRow): boolean {
  return paymentDay !== null && status !== 'VOIDED' && status !== 'CANCELED'
}

function whatsAppShareLink({ recipient }: HistoryRow, trackingLink: string): string {
  const text = `Hello ${recipient}, you can follow your parcel here: ${trackingLink}`
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

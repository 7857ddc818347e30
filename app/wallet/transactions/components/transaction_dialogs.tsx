import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import { changeUrl } from '~/url/use_url_query'
import type { useUrlDialog } from '~/url/use_url_dialog'
import {
  type TransactionShipment,
  TransactionShipmentDialog,
  useTransactionShipment,
} from '~/components/transaction_shipment_dialog'
import type { TransactionDetailData } from './transaction_dialog'

const TransactionDialog = lazy(async () => {
  const { TransactionDialog: opened } = await import('./transaction_dialog')
  return { default: opened }
})

interface TransactionDialogsProps {
  opened: ReturnType<typeof useUrlDialog<'entry'>>
  entry: TransactionDetailData | null | undefined
  shipment: TransactionShipment
}

export function TransactionDialogs({
  opened: { opened, dialog },
  entry,
  shipment,
}: TransactionDialogsProps) {
  const { caller } = usePage().props
  const subject = useTransactionShipment(shipment)
  return (
    <>
      {opened && (
        <Suspense fallback={null}>
          <TransactionDialog
            {...dialog}
            detail={String(entry?.id) === opened.id ? (entry ?? undefined) : undefined}
            onOpenShipment={(id) => changeUrl({ entry: null, shipment: id })}
          />
        </Suspense>
      )}
      <TransactionShipmentDialog subject={subject} isStaff={Boolean(caller?.isBookingStaff)} />
    </>
  )
}

import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import { go } from '~/address/use_address'
import type { useAddressed } from '~/address/use_addressed'
import { type Subject, SubjectDialog, useSubject } from '~/components/subject_dialog'
import type { TransactionDetail } from './transaction_dialog'

/** Fetched when a row is opened. */
const TransactionDialog = lazy(async () => {
  const { TransactionDialog: opened } = await import('./transaction_dialog')
  return { default: opened }
})

interface OpenedDialogsProps {
  /** Which transaction the address opens, and what the server says of it. */
  opened: ReturnType<typeof useAddressed<'entry'>>
  entry: TransactionDetail | null | undefined
  shipment: Subject
}

/** What the address opens: a transaction, or the shipment behind it. */
export function OpenedDialogs({ opened: { opened, dialog }, entry, shipment }: OpenedDialogsProps) {
  const { caller } = usePage().props
  const subject = useSubject(shipment)
  return (
    <>
      {opened && (
        <Suspense fallback={null}>
          <TransactionDialog
            {...dialog}
            detail={String(entry?.id) === opened.id ? (entry ?? undefined) : undefined}
            onOpenShipment={(id) => go({ entry: null, shipment: id })}
          />
        </Suspense>
      )}
      <SubjectDialog subject={subject} isStaff={Boolean(caller?.isBookingStaff)} />
    </>
  )
}

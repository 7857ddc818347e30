import { useState } from 'react'
import { router } from '@inertiajs/react'
import { addressOf } from '~/api/send'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Menu } from '~/ui/menu'
import { toast } from '~/ui/toast'
import type { ShownBatch } from './use_batch'

/** What can be done with a batch as a whole. */
export function BatchActions({ batch }: { batch: ShownBatch }) {
  const [asks, setAsks] = useState(false)
  const { busy, send } = useSend()
  const params = { id: batch.id }
  const sheet = (format: 'csv' | 'xlsx') =>
    addressOf('api.shipping.batch_sheets.show', { params, query: { format } })

  async function discard() {
    const outcome = await send('api.shipping.batches.destroy', { params })
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    router.visit(urlFor('shipping.batches', {}))
  }

  return (
    <>
      <Menu
        label="for this batch"
        trigger="Actions"
        variant="secondary"
        items={[
          { label: 'Download as Excel', href: sheet('xlsx') },
          { label: 'Download as CSV', href: sheet('csv') },
          ...(batch.paidAt
            ? []
            : [
                'divider' as const,
                { label: 'Discard', tone: 'danger' as const, onSelect: () => setAsks(true) },
              ]),
        ]}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Discard this batch?"
        confirmLabel="Discard"
        tone="danger"
        busy={busy}
        onConfirm={discard}
      >
        <p className="text-sm">Its rows are forgotten. Nothing was booked or paid.</p>
      </ConfirmDialog>
    </>
  )
}

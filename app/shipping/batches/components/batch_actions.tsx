import { useState } from 'react'
import { router } from '@inertiajs/react'
import { apiUrl, callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Menu } from '~/ui/menu'
import type { BatchData } from './use_batch'

export function BatchActions({ batch }: { batch: BatchData }) {
  const [asks, setAsks] = useState(false)
  const params = { id: batch.id }
  const sheet = (format: 'csv' | 'xlsx') =>
    apiUrl('api.shipping.batch_sheets.show', { params, query: { format } })

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
        submitLabel="Discard"
        tone="danger"
        act={() => callApi('api.shipping.batches.destroy', { params })}
        onDone={() => router.visit(urlFor('shipping.batches', {}))}
        staysOpen
      >
        <p className="text-sm">We delete its rows. Nothing was booked or paid.</p>
      </ConfirmDialog>
    </>
  )
}

import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useLive } from '~/live/use_live'
import { PageHeader } from '~/ui/page_header'
import { SheetNotes } from '#shared/sheets/components/sheet_notes'
import { BatchActions } from '../components/batch_actions'
import { BatchProgress } from '../components/batch_progress'
import { BatchTerms } from '../components/batch_terms'
import { BatchTotals } from '../components/batch_totals'
import { PayBar } from '../components/pay_bar'
import { RowDialog } from '../components/row_dialog'
import { RowTable } from '../components/row_table'
import { type BatchScreen, useBatch } from '../components/use_batch'

/** A day's parcels: corrected, priced, and paid all together. */
export default function Batch(screen: BatchScreen) {
  const { batch, rows, changed, change, row } = useBatch(screen)
  const [opened, setOpened] = useState<number | null>(null)
  useLive('shipments', ['batch', 'rows'])
  const shown = rows.find((one) => one.row === opened)
  return (
    <>
      <PageHeader
        title={batch.name}
        back={{ label: 'Send Many Parcels', href: urlFor('shipping.batches', {}), as: Link }}
        actions={<BatchActions batch={batch} />}
      />
      <div className="grid gap-4 sm:gap-6">
        {!batch.paidAt && <SheetNotes notes={batch.notes} />}
        {batch.paidAt ? (
          <BatchProgress batch={batch} />
        ) : (
          <BatchTerms batch={batch} screen={screen} change={change} />
        )}
        <BatchTotals batch={batch} />
        <RowTable batch={batch} rows={rows} onOpen={setOpened} change={row} />
      </div>
      {!batch.paidAt && <PayBar batch={batch} rows={rows} onPaid={changed} onRefused={changed} />}
      {shown && (
        <RowDialog
          key={shown.row}
          batch={batch}
          row={shown}
          categories={screen.categories}
          change={row}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

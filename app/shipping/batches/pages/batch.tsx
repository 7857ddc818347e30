import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { SheetNotes } from '#shared/sheets/components/sheet_notes'
import { BatchActions } from '../components/batch_actions'
import { BatchProgress } from '../components/batch_progress'
import { BatchTermsCard } from '../components/batch_terms'
import { BatchTotals } from '../components/batch_totals'
import { BatchPayBar } from '../components/batch_pay_bar'
import { RowDialog } from '../components/row_dialog'
import { BatchRowTable } from '../components/batch_row_table'
import { type BatchScreen, useBatch } from '../components/use_batch'

export default function Batch(screen: BatchScreen) {
  const { batch, rows, changed, change, row } = useBatch(screen)
  const [opened, setOpened] = useState<number | null>(null)
  useLiveProps('shipments', ['batch', 'rows'])
  const terms = !batch.paidAt && <BatchTermsCard batch={batch} screen={screen} change={change} />
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
        {batch.paidAt && <BatchProgress batch={batch} />}
        {/* Rows have no price without a sender, so it comes first until there is one. */}
        {!batch.sender && terms}
        <BatchTotals batch={batch} />
        <BatchRowTable batch={batch} rows={rows} onOpen={setOpened} change={row} />
        {batch.sender && terms}
      </div>
      {!batch.paidAt && (
        <BatchPayBar batch={batch} rows={rows} onPaid={changed} onRefused={changed} />
      )}
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

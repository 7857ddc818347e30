import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { RateSheetEditor } from './use_rate_sheet'

/** Removes all rates after confirmation; a normal save must leave at least one. */
export function EmptySheetButton({ sheet }: { sheet: RateSheetEditor }) {
  const { savedCount, busy, saveFirst } = sheet
  const [open, setOpen] = useState(false)
  if (savedCount === 0) return null
  const rates = savedCount === 1 ? 'The 1 saved rate' : `All ${savedCount} saved rates`

  return (
    <>
      <Button variant="ghost" disabled={busy} icon={<Trash2 />} onClick={() => setOpen(true)}>
        Empty This Sheet
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        act={async () => void (await sheet.empty())}
        title="Empty this sheet?"
        submitLabel="Empty This Sheet"
        busyLabel="Emptying..."
        cancelLabel="Keep the Rates"
        disabled={saveFirst !== null}
        tone="danger"
      >
        {saveFirst && (
          <Notice tone="warning" className="mb-3">
            {saveFirst}
          </Notice>
        )}
        <p>
          {rates} of this zone will be removed, and customers get no price from it until it has
          rates again. You can restore them under Earlier Versions.
        </p>
      </ConfirmDialog>
    </>
  )
}

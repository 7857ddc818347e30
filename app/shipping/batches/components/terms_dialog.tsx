import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import type { BatchChange, ChangeBatch } from './use_batch'

interface TermsDialogProps {
  title: string
  description: string
  size?: 'lg'
  /** What is saved. */
  terms: BatchChange
  change: ChangeBatch
  onClose: () => void
  children: ReactNode
}

/** Asks for something that holds for all rows, which are priced anew with it. */
export function TermsDialog({ terms, change, onClose, children, ...dialog }: TermsDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const outcome = await change(terms)
    setBusy(false)
    if (outcome.ok) onClose()
    else setFailure(outcome.message)
  }

  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={save} busy={busy} busyLabel="Pricing...">
            Save and Price
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </Dialog>
  )
}

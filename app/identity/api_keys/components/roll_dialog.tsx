import { useState } from 'react'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { toast } from '~/ui/toaster'
import { USUAL_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import type { Key } from './types'

interface RollDialogProps {
  apiKey: Key
  open: boolean
  onClose: () => void
  onRolled: (text: string | null) => void
}

const OVERLAPS = [
  { value: 0, label: 'Now: someone else may have it' },
  { value: 1, label: 'In 1 hour' },
  { value: USUAL_OVERLAP_HOURS, label: 'In 24 hours' },
  { value: 168, label: 'In 7 days' },
]

export function RollDialog({ apiKey, open, onClose, onRolled }: RollDialogProps) {
  const { busy, send } = useSend()
  const [hours, setHours] = useState(USUAL_OVERLAP_HOURS)

  async function roll() {
    const params = { id: apiKey.id }
    const outcome = await send('api.identity.api_key_rolls.update', { params, body: { hours } })
    onClose()
    if (outcome.ok) onRolled(outcome.body.data.key)
    else toast.error(outcome.message)
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={roll}
      title={`Roll ${apiKey.name}?`}
      confirmLabel="Roll Key"
      busyLabel="Rolling…"
      busy={busy}
    >
      <p className="mb-4">
        You get a new key that can do the same. Put it in your program before the old one stops
        working.
      </p>
      <Field label="The old key stops working">
        <Select options={OVERLAPS} value={hours} onChange={setHours} />
      </Field>
    </ConfirmDialog>
  )
}

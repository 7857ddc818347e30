import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { DEFAULT_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import type { ApiKeyDetails } from './api_key_data'

interface KeyDialogProps {
  apiKey: ApiKeyDetails
  open: boolean
  onClose: () => void
}

type RollDialogProps = KeyDialogProps & { onRolled: (text: string | null) => void }

const OVERLAPS = [
  { value: 0, label: 'Now: someone else may have it' },
  { value: 1, label: 'In 1 hour' },
  { value: DEFAULT_OVERLAP_HOURS, label: 'In 24 hours' },
  { value: 168, label: 'In 7 days' },
]

export function RollDialog({ apiKey, onRolled, ...dialog }: RollDialogProps) {
  const [hours, setHours] = useState(DEFAULT_OVERLAP_HOURS)

  async function roll() {
    const params = { id: apiKey.id }
    const outcome = await callApi('api.identity.api_key_rolls.update', { params, body: { hours } })
    if (!outcome.ok) return outcome
    onRolled(outcome.body.data.key)
  }

  return (
    <ConfirmDialog
      {...dialog}
      act={roll}
      title={`Roll ${apiKey.name}?`}
      submitLabel="Roll Key"
      busyLabel="Rolling…"
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

export function RevokeDialog({ apiKey, ...dialog }: KeyDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.identity.api_keys.destroy', { params: { id: apiKey.id } })}
      onEnd={() => router.reload({ only: ['keys'] })}
      title={`Revoke ${apiKey.name}?`}
      submitLabel="Revoke Key"
      busyLabel="Revoking…"
      tone="danger"
    >
      <p>
        Programs that use it stop working at once, and this cannot be undone. To replace a key
        without a break, roll it instead.
      </p>
    </ConfirmDialog>
  )
}

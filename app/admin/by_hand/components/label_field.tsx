import { useState } from 'react'
import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { LABEL_TYPES, MAX_LABEL_BYTES } from '#shipping/carriers/by_hand/rules/label_file'

/** Uploads the courier's label, which replaces our own waybill. */
export function LabelField({ parcel }: { parcel: { id: number; labelText: string | null } }) {
  const { busy, send: upload } = useApiCall()
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(file: File | null) {
    setProblem(null)
    if (!file) return
    const outcome = await upload('api.shipping.hand_labels.store', {
      params: { id: parcel.id },
      body: { file },
    })
    if (!outcome.ok) return setProblem(outcome.fields.file ?? outcome.message)
    showOutcome(outcome)
    router.reload({ only: ['parcel'] })
  }

  return (
    <Field
      label="Label of the courier"
      hint={
        parcel.labelText ?? 'A PDF or a picture, up to 5 MB. Without one, we print our own waybill.'
      }
      error={problem ?? undefined}
      optional
    >
      <FileInput
        accept={LABEL_TYPES}
        maxBytes={MAX_LABEL_BYTES}
        disabled={busy}
        label={parcel.labelText ? 'Choose another file' : 'Choose a file'}
        onChange={(file) => void choose(file)}
      />
    </Field>
  )
}

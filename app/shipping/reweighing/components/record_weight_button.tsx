import { useApiForm } from '~/api/use_api_form'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { numberCheck, optionalCheck, parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'

type RecordWeightButtonProps = {
  label: string
  /** Filled in if the parcel is known; otherwise staff type it. */
  trackingNumber?: number
  onEntered: () => void
}

export function RecordWeightButton({ label, ...props }: RecordWeightButtonProps) {
  const { opened, open, dialog } = useUrlDialog(['weighed'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('weighed', props.trackingNumber ?? 1)}>
        {label}
      </Button>
      {opened && <RecordWeightDialog {...dialog} {...props} key={opened.key} />}
    </>
  )
}

type RecordWeightDialogProps = Omit<RecordWeightButtonProps, 'label'> & {
  open: boolean
  onClose: () => void
}

function RecordWeightDialog({ trackingNumber, onEntered, ...dialog }: RecordWeightDialogProps) {
  const form = useApiForm({
    initial: { number: String(trackingNumber ?? ''), weight: '', charge: '', source: '' },
    checks: {
      number: (text) => (text.trim() ? null : '"Number" should not be empty'),
      source: (text) =>
        text.trim().length < 2 ? '"Source" must have at least 2 characters' : null,
      weight: optionalCheck(numberCheck('Weight', { min: 0.001, max: 10_000, decimals: 3 })),
      charge: optionalCheck(numberCheck('Charge', { min: 0.01, max: 1_000_000_000, decimals: 2 })),
    },
    send: ({ number, weight, charge, source }) => {
      const body = {
        number,
        source,
        weight: parseTypedNumber(weight, MEASURE_NUMBER),
        charge: parseTypedNumber(charge),
      }
      return callApi('api.shipping.reweighs.store', { body })
    },
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      onEntered()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Enter what the courier weighed"
      description="From its invoice: the weight, the charge, or both."
      submitLabel="Enter"
      busyLabel="Entering..."
    >
      {!trackingNumber && (
        <Field label="Tracking or Waybill Number" required {...form.field('number')}>
          <TextInput {...form.bind('number')} maxLength={50} autoComplete="off" />
        </Field>
      )}
      <Field label="Weight in kg" optional {...form.field('weight')}>
        <NumberInput {...form.bind('weight')} />
      </Field>
      <Field label="Charge" optional {...form.field('charge')}>
        <NumberInput {...form.bind('charge')} prefix="₦" />
      </Field>
      <Field label="Source" hint="E.g. the invoice number." required {...form.field('source')}>
        <TextInput {...form.bind('source')} maxLength={80} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

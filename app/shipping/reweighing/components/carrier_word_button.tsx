import { useId } from 'react'
import { type Problems, useApiForm } from '~/api/use_api_form'
import { send } from '~/api/send'
import { useAddressedViews } from '~/address/use_addressed_views'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { number, optional, typedNumber } from '#shared/http/rules/field_checks'
import { MEASURE } from '#shared/numbers/rules/read_number'

type CarrierWordButtonProps = {
  label: string
  /** Where it is plain which parcel it is about. */
  trackingNumber?: number
  onEntered: () => void
}

/** For staff: what a line of a courier's invoice says, typed in. */
export function CarrierWordButton({ label, ...props }: CarrierWordButtonProps) {
  const { opened, open, dialog } = useAddressedViews(['weighed'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('weighed', props.trackingNumber ?? 1)}>
        {label}
      </Button>
      {opened && <WordDialog {...dialog} {...props} key={opened.turn} />}
    </>
  )
}

type WordDialogProps = Omit<CarrierWordButtonProps, 'label'> & {
  open: boolean
  onClose: () => void
}

function WordDialog({ trackingNumber, onEntered, open, onClose }: WordDialogProps) {
  const id = useId()
  const { form, values, problems, refusal, busy, set, submit } = useApiForm({
    initial: { number: String(trackingNumber ?? ''), weight: '', charge: '', source: '' },
    checks: {
      number: (text) => (text.trim() ? null : '"Number" should not be empty'),
      source: (text) =>
        text.trim().length < 2 ? '"Source" must have at least 2 characters' : null,
      weight: optional(number('Weight', { min: 0.001, max: 10_000, decimals: 3 })),
      charge: optional(number('Charge', { min: 0.01, max: 1_000_000_000, decimals: 2 })),
    },
    send: ({ number, weight, charge, source }) => {
      const body = {
        number,
        source,
        weight: typedNumber(weight, MEASURE),
        charge: typedNumber(charge),
      }
      return send('api.shipping.reweighs.store', { body })
    },
    done({ message }) {
      toast.success(message)
      onClose()
      onEntered()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title="Enter what the courier weighed"
      description="From its invoice: the weight, the charge, or both."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Entering...">
            Enter
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <WordFields {...{ values, problems, set }} isNumberAsked={!trackingNumber} />
      </form>
    </Dialog>
  )
}

type Word = { number: string; weight: string; charge: string; source: string }

type WordFieldsProps = {
  values: Word
  problems: Problems<Word>
  set: (name: keyof Word, text: string) => void
  isNumberAsked: boolean
}

function WordFields({ values, problems, set, isNumberAsked }: WordFieldsProps) {
  return (
    <>
      {isNumberAsked && (
        <Field label="Tracking or Waybill Number" error={problems.number} required>
          <TextInput
            name="number"
            value={values.number}
            onChange={(text) => set('number', text)}
            maxLength={50}
            autoComplete="off"
          />
        </Field>
      )}
      <Field label="Weight in kg" error={problems.weight} optional>
        <NumberInput name="weight" value={values.weight} onChange={(text) => set('weight', text)} />
      </Field>
      <Field label="Charge" error={problems.charge} optional>
        <NumberInput
          name="charge"
          value={values.charge}
          onChange={(text) => set('charge', text)}
          prefix="₦"
        />
      </Field>
      <Field label="Source" hint="E.g. the invoice number." error={problems.source} required>
        <TextInput
          name="source"
          value={values.source}
          onChange={(text) => set('source', text)}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
    </>
  )
}

import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio_group'
import { Textarea } from '~/ui/textarea'
import { RETURN_LIMITS } from '#shipping/returns/rules/return_choices'
import { ReturnPackagesField } from './return_packages_field'
import { ReturnPay } from './return_pay'
import { type ReturnFormProps, useReturnForm } from './use_return_form'

const KINDS = [
  { value: 'return', label: 'Return', hint: 'It comes back to you.' },
  {
    value: 'exchange',
    label: 'Exchange',
    hint: 'It comes back, and the same goods go out again.',
  },
] as const

const HAND_OVER_OPTIONS = [
  { value: 'pickup', label: 'The courier collects it from the receiver' },
  { value: 'dropOff', label: 'The receiver brings it to an office' },
] as const

export function ReturnForm(props: ReturnFormProps) {
  const form = useReturnForm(props)
  const { prices, pay, paying } = form
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title="What goes back">
        <ReturnFields {...props} form={form} />
      </Card>
      {prices && (
        <Card title="Price">
          <ReturnPay prices={prices} busy={paying} onPay={(terms) => void pay(terms)} />
        </Card>
      )}
    </div>
  )
}

type ReturnFieldsProps = ReturnFormProps & { form: ReturnType<typeof useReturnForm> }

function ReturnFields({ returnable, form: { entry, change, prices } }: ReturnFieldsProps) {
  const { packages, reasons, isPaidHere, canDropOff } = returnable
  return (
    <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-4">
      {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
      <Field label="Return or exchange" group>
        <RadioGroup
          options={KINDS}
          value={entry.values.kind}
          onChange={(kind) => change('kind', kind)}
        />
      </Field>
      <Field label="Reason" required {...entry.field('reason')}>
        <NativeSelect
          placeholder="Choose a reason"
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
          value={entry.values.reason}
          onChange={(reason) => change('reason', reason)}
        />
      </Field>
      <ReturnPackagesField
        packages={packages}
        chosen={entry.values.packages}
        onChange={(chosen) => change('packages', chosen)}
        error={entry.problems.packages}
      />
      {canDropOff && (
        <Field label="Handing over" group>
          <RadioGroup
            options={HAND_OVER_OPTIONS}
            value={entry.values.handOver}
            onChange={(handOver) => change('handOver', handOver)}
          />
        </Field>
      )}
      <Field label="Note" optional>
        <Textarea
          value={entry.values.note}
          maxLength={RETURN_LIMITS.note}
          onChange={(note) => entry.set('note', note)}
        />
      </Field>
      <Button
        type="submit"
        variant={prices ? 'secondary' : 'primary'}
        busy={entry.busy}
        busyLabel={isPaidHere ? 'Pricing...' : 'Asking...'}
        className="justify-self-start max-sm:w-full"
      >
        {isPaidHere ? 'See the Price' : 'Ask the Sender'}
      </Button>
    </form>
  )
}

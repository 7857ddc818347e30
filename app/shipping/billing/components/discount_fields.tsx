import { todayIso } from '~/ui/dates'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import type { DiscountForm, useDiscountForm } from './use_discount_form'

const KINDS = [
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const

interface DiscountFieldsProps {
  form: ReturnType<typeof useDiscountForm>
  isNew: boolean
}

export function DiscountFields({ form: { form, set, errorOf }, isNew }: DiscountFieldsProps) {
  const isPercentage = form.kind === 'percent'
  return (
    <>
      <Field
        label="Code"
        hint={isNew ? 'What senders type, 2 to 30 characters' : 'It stands on bills, so it stays.'}
        error={errorOf('code')}
        required
      >
        <TextInput
          value={form.code}
          onChange={(text) => set('code', text.toUpperCase())}
          readOnly={!isNew}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <Field label="Description" error={errorOf('description')} optional>
        <TextInput
          value={form.description}
          onChange={(text) => set('description', text)}
          maxLength={100}
        />
      </Field>
      <Field label="Kind" group required>
        <RadioGroup inline options={KINDS} value={form.kind} onChange={(k) => set('kind', k)} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Amount form={form} set={set} error={errorOf('value')} isPercentage={isPercentage} />
        <Field label="Minimum" hint="Of the bill" error={errorOf('minimumAmount')} optional>
          <NumberInput
            prefix="₦"
            value={form.minimumAmount}
            onChange={(text) => set('minimumAmount', text)}
          />
        </Field>
        <Field label="Total Limit" error={errorOf('totalLimit')} optional>
          <NumberInput
            decimals={0}
            value={form.totalLimit}
            onChange={(text) => set('totalLimit', text)}
          />
        </Field>
        <Field label="Limit per Customer" error={errorOf('customerLimit')} optional>
          <NumberInput
            decimals={0}
            value={form.customerLimit}
            onChange={(text) => set('customerLimit', text)}
          />
        </Field>
        <Field label="Last Day" error={errorOf('expiresOn')} optional>
          <DateInput
            value={form.expiresOn}
            min={isNew ? todayIso() : undefined}
            onChange={(iso) => set('expiresOn', iso)}
          />
        </Field>
      </div>
    </>
  )
}

interface AmountProps {
  form: DiscountForm
  set: ReturnType<typeof useDiscountForm>['set']
  error: string | null
  isPercentage: boolean
}

function Amount({ form, set, error, isPercentage }: AmountProps) {
  return (
    <Field
      label={isPercentage ? 'Percentage' : 'Amount'}
      hint="Never more than the bill"
      error={error}
      required
    >
      <NumberInput
        prefix={isPercentage ? undefined : '₦'}
        suffix={isPercentage ? '%' : undefined}
        value={form.value}
        onChange={(text) => set('value', text)}
      />
    </Field>
  )
}

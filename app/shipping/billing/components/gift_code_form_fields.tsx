import { todayIso } from '~/ui/iso_dates'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import type { GiftCodeFormState } from './use_gift_code_form'

const KINDS = [
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const

interface GiftCodeFieldsProps {
  form: GiftCodeFormState
  isNew: boolean
}

export function GiftCodeFormFields({ form, isNew }: GiftCodeFieldsProps) {
  const { values, set, field, bind } = form
  return (
    <>
      <Field
        label="Code"
        hint={
          isNew
            ? 'What senders type, 2 to 30 characters'
            : 'It is on bills already, so it cannot change.'
        }
        {...field('code')}
        required
      >
        <TextInput
          value={values.code}
          onChange={(text) => set('code', text.toUpperCase())}
          readOnly={!isNew}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <Field label="Description" {...field('description')} optional>
        <TextInput {...bind('description')} maxLength={100} />
      </Field>
      <Field label="Kind" group required>
        <RadioGroup inline options={KINDS} {...bind('kind')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <GiftCodeAmountField form={form} />
        <Field label="Minimum" hint="Of the bill" {...field('minimumAmount')} optional>
          <NumberInput prefix="₦" {...bind('minimumAmount')} />
        </Field>
        <Field label="Total Limit" {...field('totalLimit')} optional>
          <NumberInput decimals={0} {...bind('totalLimit')} />
        </Field>
        <Field label="Limit per Customer" {...field('customerLimit')} optional>
          <NumberInput decimals={0} {...bind('customerLimit')} />
        </Field>
        <Field label="Last Day" {...field('expiresOn')} optional>
          <DateInput
            value={values.expiresOn}
            min={isNew ? todayIso() : undefined}
            onChange={(iso) => set('expiresOn', iso)}
          />
        </Field>
      </div>
    </>
  )
}

function GiftCodeAmountField({ form: { values, field, bind } }: Pick<GiftCodeFieldsProps, 'form'>) {
  const isPercentage = values.kind === 'percent'
  return (
    <Field
      label={isPercentage ? 'Percentage' : 'Amount'}
      hint="Never more than the bill"
      required
      {...field('value')}
    >
      <NumberInput
        prefix={isPercentage ? undefined : '₦'}
        suffix={isPercentage ? '%' : undefined}
        {...bind('value')}
      />
    </Field>
  )
}

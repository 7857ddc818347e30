import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { Textarea } from '~/ui/textarea'

interface KeyFieldProps {
  name: string
  value: string
  onChange: (typed: string) => void
  error?: string
}

export function DailyLimitField({ error, ...control }: KeyFieldProps) {
  return (
    <Field
      label="Daily limit (₦)"
      required
      hint="The most this key can pay from the wallet in a day (midnight to midnight, Lagos time)."
      error={error}
    >
      <NumberInput {...control} />
    </Field>
  )
}

export function KeyAddressField({ error, ...control }: KeyFieldProps) {
  return (
    <Field
      label="Works from"
      optional
      hint="IP addresses of your servers, one per line, e.g. 102.89.23.4 or 10.0.0.0/8. Leave empty to allow any address."
      error={error}
    >
      <Textarea {...control} rows={2} />
    </Field>
  )
}

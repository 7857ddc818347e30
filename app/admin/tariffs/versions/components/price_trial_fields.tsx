import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { TextInput } from '~/ui/text_input'

export type PriceTrialQuery = { day: string; time: string; billingGroup: string }

interface PriceTrialFieldsProps {
  query: PriceTrialQuery
  onChange: (query: PriceTrialQuery) => void
  groups: { value: number; label: string }[]
  /** If true, the version gives the rates, and the day selects only the surcharges. */
  hasVersion: boolean
}

export function PriceTrialFields({ query, onChange, groups, hasVersion }: PriceTrialFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Day"
        hint={
          hasVersion
            ? 'Surcharges are those of this day. Leave it empty for today.'
            : 'Past or to come. Leave it empty for the prices that are live.'
        }
      >
        <DateInput name="day" value={query.day} onChange={(day) => onChange({ ...query, day })} />
      </Field>
      {!hasVersion && (
        <Field label="Time in Lagos" hint="Leave it empty for the end of the day.">
          <TextInput
            type="time"
            name="time"
            value={query.time}
            onChange={(time) => onChange({ ...query, time })}
          />
        </Field>
      )}
      <Field
        label="Billing Group"
        hint="A contract has its own prices wherever its zones have rates."
      >
        <NativeSelect
          name="billingGroup"
          options={groups}
          placeholder="Customers without a contract"
          value={query.billingGroup}
          onChange={(billingGroup) => onChange({ ...query, billingGroup })}
        />
      </Field>
    </div>
  )
}

import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { TextInput } from '~/ui/text_input'

export type PriceTrialQuery = { day: string; time: string; billingGroup: string }

interface PriceTrialFieldsProps {
  asked: PriceTrialQuery
  onChange: (asked: PriceTrialQuery) => void
  groups: { value: number; label: string }[]
  /** Then the day selects only the surcharges, not the rates. */
  hasVersion: boolean
}

export function PriceTrialFields({ asked, onChange, groups, hasVersion }: PriceTrialFieldsProps) {
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
        <DateInput name="day" value={asked.day} onChange={(day) => onChange({ ...asked, day })} />
      </Field>
      {!hasVersion && (
        <Field label="Time in Lagos" hint="Leave it empty for the end of the day.">
          <TextInput
            type="time"
            name="time"
            value={asked.time}
            onChange={(time) => onChange({ ...asked, time })}
          />
        </Field>
      )}
      <Field
        label="Billing Group"
        hint="A contract has prices of its own where its zones have rates."
      >
        <NativeSelect
          name="billingGroup"
          options={groups}
          placeholder="Customers without a contract"
          value={asked.billingGroup}
          onChange={(billingGroup) => onChange({ ...asked, billingGroup })}
        />
      </Field>
    </div>
  )
}

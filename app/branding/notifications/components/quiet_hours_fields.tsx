import { Field } from '~/ui/field'
import { Switch } from '~/ui/switch'
import { TextInput } from '~/ui/text_input'
import type { QuietHours } from '#branding/notifications/rules/channel_plan'

interface QuietHoursFieldsProps {
  values: QuietHours
  error: string | undefined
  onChange: (part: Partial<QuietHours>) => void
}

export function QuietHoursFields({ values, error, onChange }: QuietHoursFieldsProps) {
  const { quiet, quietFrom, quietUntil } = values
  return (
    <div className="grid gap-3">
      <Switch
        label="Quiet hours"
        hint="SMS and WhatsApp messages wait until they end, Lagos time. E-mails go at once. If newer news comes in the night, we send only that."
        checked={quiet}
        onChange={(on) => onChange({ quiet: on })}
      />
      {quiet && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <Field label="From">
            <TextInput
              type="time"
              value={quietFrom}
              onChange={(from) => onChange({ quietFrom: from })}
            />
          </Field>
          <Field label="Until" error={error}>
            <TextInput
              type="time"
              value={quietUntil}
              onChange={(until) => onChange({ quietUntil: until })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}

import { Checkbox } from '~/ui/checkbox'
import { NativeSelect } from '~/ui/native_select'
import type {
  EmailChoice,
  PhoneChoice,
  ChannelChoice,
} from '#branding/notifications/rules/channel_plan'

const PHONE_OPTIONS: { value: PhoneChoice; label: string }[] = [
  { value: 'sms', label: 'SMS' },
  { value: 'whatsapp_sms', label: 'WhatsApp, else SMS' },
  { value: 'whatsapp', label: 'WhatsApp only' },
  { value: 'none', label: 'No phone message' },
]

const EMAIL_OPTIONS: { value: EmailChoice; label: string }[] = [
  { value: 'always', label: 'E-mail as well' },
  { value: 'instead', label: 'E-mail if the phone fails' },
  { value: 'never', label: 'No e-mail' },
]

interface ChannelFieldsProps {
  label: string
  way: ChannelChoice
  hasWhatsApp: boolean
  isQuiet: boolean
  onChange: (part: Partial<ChannelChoice>) => void
}

export function ChannelFields({ label, way, hasWhatsApp, isQuiet, onChange }: ChannelFieldsProps) {
  const { phone, mail, atNight } = way
  const phones = PHONE_OPTIONS.filter(
    ({ value }) => hasWhatsApp || !usesWhatsApp(value) || value === phone
  )
  return (
    <div
      role="group"
      aria-label={label}
      className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_14rem_9rem]"
    >
      <p className="font-medium sm:max-lg:col-span-2">{label}</p>
      <NativeSelect
        aria-label={`Phone, ${label}`}
        options={phones}
        value={phone}
        onChange={(value) => onChange({ phone: value as PhoneChoice })}
      />
      <NativeSelect
        aria-label={`E-mail, ${label}`}
        options={EMAIL_OPTIONS}
        value={mail}
        onChange={(value) => onChange({ mail: value as EmailChoice })}
      />
      {isQuiet && phone !== 'none' && (
        <Checkbox
          label={
            <>
              At night too<span className="sr-only"> ({label})</span>
            </>
          }
          checked={atNight}
          onChange={(on) => onChange({ atNight: on })}
        />
      )}
    </div>
  )
}

function usesWhatsApp(phone: PhoneChoice): boolean {
  return phone === 'whatsapp' || phone === 'whatsapp_sms'
}

import { Store } from 'lucide-react'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio_group'
import { ImagePicker } from '#branding/images/components/image_picker'
import { filledInText, countFilledIn, ProfileSection } from './profile_section'
import { BusinessTextField } from './business_text_field'
import type { BusinessFormState } from './use_business_form'

const BASIC = ['whatsAppPhoneNumber', 'rcNumber', 'address', 'websiteURL'] as const

const SOCIAL = ['facebookPageURL', 'instagramPageURL', 'twitterPageURL', 'linkedinPageURL'] as const

const LABELS = [
  { value: 'pdf', label: 'A6 pages (PDF)' },
  { value: 'zpl', label: 'Thermal printer (ZPL)' },
] as const

export function BasicProfile({ form }: { form: BusinessFormState }) {
  const filled = countFilledIn(form, BASIC) + (form.logo.preview ? 1 : 0)
  return (
    <ProfileSection
      title="Basic Profile"
      need="Optional"
      state={filledInText(filled, BASIC.length + 1)}
      form={form}
      names={BASIC}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <ImagePicker
            label="Logo"
            hint="GIF, JPEG or PNG, up to 2 MB. Shown at 150 × 150."
            upload={form.logo}
            placeholder={<Store aria-hidden="true" className="size-8 stroke-[1.5]" />}
          />
        </div>
        <BusinessTextField
          form={form}
          name="whatsAppPhoneNumber"
          label="WhatsApp Phone Number"
          type="tel"
        />
        <BusinessTextField form={form} name="rcNumber" label="RC Number" autoComplete="off" />
        <BusinessTextField
          form={form}
          name="address"
          label="Address"
          autoComplete="street-address"
        />
        <BusinessTextField form={form} name="websiteURL" label="Website URL" inputMode="url" />
      </div>
    </ProfileSection>
  )
}

export function SocialProfile({ form }: { form: BusinessFormState }) {
  return (
    <ProfileSection
      title="Social Media Profile"
      need="Optional"
      state={filledInText(countFilledIn(form, SOCIAL), SOCIAL.length)}
      form={form}
      names={SOCIAL}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <BusinessTextField
          form={form}
          name="facebookPageURL"
          label="Facebook Page URL"
          inputMode="url"
        />
        <BusinessTextField
          form={form}
          name="instagramPageURL"
          label="Instagram Page URL"
          inputMode="url"
        />
        <BusinessTextField
          form={form}
          name="twitterPageURL"
          label="Twitter Page URL"
          inputMode="url"
        />
        <BusinessTextField
          form={form}
          name="linkedinPageURL"
          label="LinkedIn Page URL"
          inputMode="url"
        />
      </div>
    </ProfileSection>
  )
}

export function ShipmentConfiguration({ form }: { form: BusinessFormState }) {
  const { notifyReceiver, labelFormat } = form.values
  return (
    <ProfileSection
      title="Shipment Configuration"
      state={notifyReceiver ? 'Receivers are notified' : 'Receivers are not notified'}
      form={form}
      names={['notifyReceiver', 'labelFormat']}
    >
      <div className="grid gap-5">
        <Checkbox
          name="notifyReceiver"
          label="Also Send Notification (SMS and Email) to Receiver After Shipment is Booked."
          checked={notifyReceiver}
          onChange={(on) => form.set('notifyReceiver', on)}
        />
        <Field label="Labels" hint="The kind of label your printer takes." group>
          <RadioGroup
            name="labelFormat"
            inline
            options={LABELS}
            value={labelFormat}
            onChange={(format) => form.set('labelFormat', format)}
          />
        </Field>
      </div>
    </ProfileSection>
  )
}

import { Store } from 'lucide-react'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { ImagePicker } from '#branding/images/components/image_picker'
import { TextField } from './text_field'
import type { BusinessForm } from './use_business_form'

export function BasicProfile({ form }: { form: BusinessForm }) {
  return (
    <Card title="Basic Profile" description="Optional">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <ImagePicker
            label="Logo"
            hint="A GIF, JPEG or PNG of at most 2 MB. It is shown in 150 × 150."
            upload={form.logo}
            placeholder={<Store aria-hidden="true" className="size-8 stroke-[1.5]" />}
          />
        </div>
        <TextField
          form={form}
          name="whatsAppPhoneNumber"
          label="WhatsApp Phone Number"
          type="tel"
        />
        <TextField form={form} name="rcNumber" label="RC Number" autoComplete="off" />
        <TextField form={form} name="address" label="Address" autoComplete="street-address" />
        <TextField form={form} name="websiteURL" label="Website URL" inputMode="url" />
      </div>
    </Card>
  )
}

export function SocialProfile({ form }: { form: BusinessForm }) {
  return (
    <Card title="Social Media Profile" description="Optional">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField form={form} name="facebookPageURL" label="Facebook Page URL" inputMode="url" />
        <TextField form={form} name="instagramPageURL" label="Instagram Page URL" inputMode="url" />
        <TextField form={form} name="twitterPageURL" label="Twitter Page URL" inputMode="url" />
        <TextField form={form} name="linkedinPageURL" label="LinkedIn Page URL" inputMode="url" />
      </div>
    </Card>
  )
}

export function ShipmentConfiguration({ form }: { form: BusinessForm }) {
  return (
    <Card title="Shipment Configuration">
      <Checkbox
        name="notifyReceiver"
        label="Also Send Notification (SMS and Email) to Receiver After Shipment is Booked."
        checked={form.values.notifyReceiver}
        onChange={(on) => form.set('notifyReceiver', on)}
      />
    </Card>
  )
}

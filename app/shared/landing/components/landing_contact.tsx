import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { LandingPart } from './landing_part'

export function Contact() {
  const { brand } = usePage().props
  return (
    <LandingPart id="contact" title="Contact" lead={leadOf(brand.offices)}>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid gap-5 rounded border bg-surface-raised p-5 sm:p-6">
          <Line icon={<Phone aria-hidden="true" />} title="Call us">
            <a href={`tel:${brand.contactNumber.replace(/\s/g, '')}`} className="link tabular">
              {brand.contactNumber}
            </a>
          </Line>
          <Line icon={<Mail aria-hidden="true" />} title="Write to us">
            <a href={`mailto:${brand.contactEmail}`} className="link">
              {brand.contactEmail}
            </a>
          </Line>
          <Line icon={<Clock aria-hidden="true" />} title="Open">
            {brand.openingHours}
          </Line>
        </div>
        {brand.offices.length > 0 && (
          <address className="grid gap-5 rounded border bg-surface-raised p-5 not-italic sm:p-6">
            {brand.offices.map(({ city, address }) => (
              <Line key={city} icon={<MapPin aria-hidden="true" />} title={city}>
                {address}
              </Line>
            ))}
          </address>
        )}
      </div>
    </LandingPart>
  )
}

function leadOf(offices: { city: string }[]): string {
  const cities = new Intl.ListFormat('en-GB').format(offices.map(({ city }) => city))
  return cities ? `People answer, in ${cities}.` : 'People answer.'
}

interface LineProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function Line({ icon, title, children }: LineProps) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 text-accent [&>svg]:size-5">{icon}</span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-muted">{children}</p>
      </div>
    </div>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import type { SetupStepRow } from './setup_types'

const SETUP_STEP_TEXTS: Record<
  SetupStepRow['key'],
  { title: string; text: string; action: string; href: string }
> = {
  brand: {
    title: 'Name the brand',
    text: 'Names, numbers, offices and colours are under Settings. The logo is below.',
    action: 'Settings',
    href: urlFor('admin.settings', {}),
  },
  couriers: {
    title: 'Choose the couriers',
    text: 'Choose which couriers you offer, and between which countries.',
    action: 'Lists',
    href: urlFor('admin.reference_lists', {}),
  },
  tariff: {
    title: 'Load the tariff',
    text: 'Zones first, then their rates, from files or typed in.',
    action: 'Prices',
    href: urlFor('admin.zones', {}),
  },
  price: {
    title: 'Ask for a first price',
    text: 'Start a booking as a customer would, and see what it costs.',
    action: 'Book Shipment',
    href: urlFor('shipping.book', {}),
  },
  booking: {
    title: 'Book a first parcel',
    text: 'Book a parcel, from the price to the waybill.',
    action: 'Book Shipment',
    href: urlFor('shipping.book', {}),
  },
}

export function SetupStepList({ steps }: { steps: SetupStepRow[] }) {
  const open = steps.filter(({ done }) => !done).length
  return (
    <Card
      title="Steps to your first parcel"
      description={open === 0 ? 'All steps are done.' : `${open} of ${steps.length} to do.`}
      padded={false}
    >
      <ol className="divide-y">
        {steps.map(({ key, done }, index) => {
          const { title, text, action, href } = SETUP_STEP_TEXTS[key]
          return (
            <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="flex flex-wrap items-center gap-2 font-medium">
                  {index + 1}. {title}
                  <Badge tone={done ? 'success' : 'neutral'} dot>
                    {done ? 'Done' : 'To do'}
                  </Badge>
                </h3>
                <p className="mt-0.5 text-sm text-ink-muted">{text}</p>
              </div>
              <Button as={Link} href={href} variant="secondary" size="sm">
                {action}
                <span className="sr-only"> to {title.toLowerCase()}</span>
              </Button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

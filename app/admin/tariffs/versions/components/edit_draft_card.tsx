import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import type { TariffVersionData } from './version_badge'

export function EditDraftCard({ version: { id } }: { version: TariffVersionData }) {
  return (
    <Card
      title="Edit this draft"
      description="Zones, rates, files and surcharges, as on the live tariff. Several people can work on it at once."
    >
      <div className="flex flex-wrap gap-2">
        {[
          { label: 'Prices', href: urlFor('admin.zones', {}, { qs: { version: id } }) },
          { label: 'Surcharges', href: urlFor('admin.surcharges', {}, { qs: { version: id } }) },
        ].map(({ label, href }) => (
          <Button key={label} as={Link} variant="secondary" href={href} className="max-sm:min-h-11">
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import type { TariffVersionData } from './version_badge'

const KINDS = [
  { kind: 'export', label: 'Export Zones' },
  { kind: 'import', label: 'Import Zones' },
  { kind: 'local', label: 'Local Zones' },
  { kind: 'city', label: 'City Zones' },
] as const

export function EditDraftCard({ version: { id } }: { version: TariffVersionData }) {
  return (
    <Card
      title="Edit this draft"
      description="Zones, rates, files and surcharges, as on the live tariff. Several people can work on it at once."
    >
      <div className="flex flex-wrap gap-2">
        {KINDS.map(({ kind, label }) => (
          <Button
            key={kind}
            as={Link}
            variant="secondary"
            href={urlFor('admin.zones', { kind }, { qs: { version: id } })}
            className="max-sm:min-h-11"
          >
            {label}
          </Button>
        ))}
        <Button
          as={Link}
          variant="secondary"
          href={urlFor('admin.surcharges', {}, { qs: { version: id } })}
          className="max-sm:min-h-11"
        >
          Surcharges
        </Button>
      </div>
    </Card>
  )
}

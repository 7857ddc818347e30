import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import type { ZoneDifferenceData } from './change_details'
import type { ComparedVersion } from './version_badge'

interface ZoneRatesLinkProps {
  zone: Pick<ZoneDifferenceData, 'kind' | 'zoneId'>
  version: ComparedVersion
}

export function ZoneRatesLink({ zone: { kind, zoneId }, version }: ZoneRatesLinkProps) {
  return (
    <Button
      as={Link}
      variant="secondary"
      size="sm"
      href={urlFor('admin.zone_rates', { kind, id: zoneId }, { qs: { version: version.id } })}
    >
      {version.state === 'draft' ? 'Edit Rates' : 'See Rates'}
    </Button>
  )
}

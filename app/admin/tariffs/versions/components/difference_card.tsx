import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { countText } from '~/ui/count_text'
import { RateCellTable } from './cell_table'
import { ChangeDetails, type ZoneDifferenceData } from './change_details'
import { zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ComparedVersion } from './version_badge'
import { ZoneRatesLink } from './zone_rates_link'

interface DifferenceCardProps {
  zone: ZoneDifferenceData
  version: ComparedVersion | null
}

export function DifferenceCard({ zone, version }: DifferenceCardProps) {
  const { zoneId, cells, moreCells } = zone
  return (
    <Card
      level={3}
      title={zoneTitle(zone)}
      padded={false}
      actions={
        version && zone.change !== 'removed' && <ZoneRatesLink zone={zone} version={version} />
      }
    >
      <ChangeDetails what="zone" {...zone} />
      {cells.length > 0 ? (
        <RateCellTable cells={cells} title={zoneTitle(zone)} />
      ) : (
        <div className="h-4" />
      )}
      {moreCells > 0 && (
        <p className="px-4 pb-4 text-sm sm:px-5">
          {version ? (
            <Link
              href={urlFor('admin.tariff_zone', { id: version.id, zoneId })}
              className="inline-flex items-center font-medium text-accent underline max-sm:min-h-11"
            >
              {`See all ${countText(cells.length + moreCells)} changed rates`}
              <span className="sr-only">{` of ${zoneTitle(zone)}`}</span>
            </Link>
          ) : (
            `And ${countText(moreCells)} more rates.`
          )}
        </p>
      )}
    </Card>
  )
}

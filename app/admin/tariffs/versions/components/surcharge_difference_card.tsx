import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ChangeDetails } from './change_details'
import type { ComparedVersion } from './version_badge'

export type SurchargeDifferenceData = Data.Admin.Tariffs.Versions.Comparison.SurchargeDifference

interface SurchargeDifferenceCardProps {
  surcharge: SurchargeDifferenceData
  version: ComparedVersion | null
}

export function SurchargeDifferenceCard({ surcharge, version }: SurchargeDifferenceCardProps) {
  return (
    <Card
      level={3}
      title={`Surcharge - ${surcharge.name}`}
      padded={false}
      actions={
        version && (
          <Button
            as={Link}
            variant="secondary"
            size="sm"
            href={urlFor('admin.surcharges', {}, { qs: { version: version.id } })}
          >
            {version.state === 'draft' ? 'Edit Surcharges' : 'See Surcharges'}
          </Button>
        )
      }
    >
      <div className="pb-4">
        <ChangeDetails what="surcharge" {...surcharge} />
      </div>
    </Card>
  )
}

import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'

export type TariffInForceData = Data.Admin.Tariffs.Versions.TariffInForce

export function TariffInForce({ tariff }: { tariff: TariffInForceData | null }) {
  if (!tariff) {
    return (
      <Notice className="mb-6" title="No prices yet">
        Load zones and rates, or start a draft. Until then no courier has a price.
      </Notice>
    )
  }
  const { id, name, by, sinceText, sizeText } = tariff
  return (
    <Card title={`In force since ${sinceText}`} className="mb-6">
      {id === null ? (
        <p className="font-medium">{name}</p>
      ) : (
        <p>
          <Link href={urlFor('admin.tariff', { id })} className="font-medium underline">
            {name}
          </Link>
          , {by ? `published by ${by}` : 'imported'}
        </p>
      )}
      <p className="tabular text-sm text-ink-muted">{sizeText}</p>
    </Card>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import type { TariffSummary } from './use_tariff_query'

export function TariffNotice({ tariff: { id, name, isDraft } }: { tariff: TariffSummary }) {
  return (
    <Notice tone={isDraft ? 'info' : 'warning'} className="mb-4">
      {isDraft
        ? 'You are editing a draft. Customers do not see it until you publish it: '
        : 'You cannot change the prices of this version: '}
      <Link href={urlFor('admin.tariff', { id })} className="font-medium underline">
        {name}
      </Link>
    </Notice>
  )
}

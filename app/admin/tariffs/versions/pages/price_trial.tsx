import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import type { ListParams } from '~/url/use_server_list'
import '#shipping/pricing/calculator/components/english'
import { RateCalculator } from '#shipping/pricing/calculator/components/rate_calculator'
import type { RatesPageProps } from '#shipping/pricing/calculator/components/rate_types'
import VersionLink from '#shipping/pricing/components/version_link'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { type PriceTrialQuery, PriceTrialFields } from '../components/price_trial_fields'

interface PriceTrialProps extends RatesPageProps {
  listQuery: ListParams
  version: { id: number; name: string } | null
  source: Data.Admin.Tariffs.Versions.Prices.PriceSource | null
  groups: { value: number; label: string }[]
}

export default function PriceTrial(props: PriceTrialProps) {
  const { listQuery, version, source, groups, ...rates } = props
  const { day = '', time = '', billingGroup = '' } = listQuery
  const [trialQuery, setTrialQuery] = useState<PriceTrialQuery>({ day, time, billingGroup })
  const filled = Object.entries(trialQuery).filter(([, value]) => value !== '')
  return (
    <>
      <PageHeader
        title="Try a price"
        documentTitle={version ? `Try a price: ${version.name}` : 'Try a price'}
        description={
          version
            ? `What customers would pay under "${version.name}".`
            : 'What customers pay today, paid on a past day, or will pay under a planned version.'
        }
        back={
          version
            ? { label: version.name, href: urlFor('admin.tariff', { id: version.id }), as: Link }
            : undefined
        }
      />
      {source && <PriceSourceNotice source={source} />}
      <RateCalculator
        {...rates}
        action={
          version
            ? urlFor('admin.tariff_trial', { id: version.id })
            : urlFor('admin.tariff_price', {})
        }
        trial={{
          query: Object.fromEntries(filled),
          fields: (
            <PriceTrialFields
              query={trialQuery}
              onChange={setTrialQuery}
              groups={groups}
              hasVersion={version !== null}
            />
          ),
        }}
      />
    </>
  )
}

function PriceSourceNotice({ source }: { source: NonNullable<PriceTrialProps['source']> }) {
  const { version, is, notes } = source
  return (
    <Notice className="mb-4">
      <p>
        Priced by <VersionLink version={version} />
        {is}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}

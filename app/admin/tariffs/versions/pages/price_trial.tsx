import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import type { Question } from '~/address/use_listed'
import '#shipping/pricing/calculator/components/english'
import { Rates } from '#shipping/pricing/calculator/components/rates'
import type { RatesProps } from '#shipping/pricing/calculator/components/types'
import VersionLink from '#shipping/pricing/components/version_link'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { type TrialAsked, TrialFields } from '../components/trial_fields'

interface PriceTrialProps extends RatesProps {
  question: Question
  /** Null where the prices of a day are asked. */
  version: { id: number; name: string } | null
  source: Data.Admin.Tariffs.Versions.Prices.PriceSource | null
  groups: { value: number; label: string }[]
}

/** The calculator by the prices of a version, or of a day. */
export default function PriceTrial(props: PriceTrialProps) {
  const { question, version, source, groups, ...rates } = props
  const { day = '', time = '', billingGroup = '' } = question
  const [asked, setAsked] = useState<TrialAsked>({ day, time, billingGroup })
  const filled = Object.entries(asked).filter(([, value]) => value !== '')
  return (
    <>
      <PageHeader
        title="Try a price"
        documentTitle={version ? `Try a price: ${version.name}` : 'Try a price'}
        description={
          version
            ? `What customers would pay by "${version.name}".`
            : 'What customers pay today, paid on a past day, or would pay by what is planned.'
        }
        back={
          version
            ? { label: version.name, href: urlFor('admin.tariff', { id: version.id }), as: Link }
            : { label: 'Tariff Versions', href: urlFor('admin.tariffs', {}), as: Link }
        }
      />
      {source && <PricedBy source={source} />}
      <Rates
        {...rates}
        action={
          version
            ? urlFor('admin.tariff_trial', { id: version.id })
            : urlFor('admin.tariff_price', {})
        }
        trial={{
          query: Object.fromEntries(filled),
          fields: (
            <TrialFields
              asked={asked}
              onChange={setAsked}
              groups={groups}
              hasVersion={version !== null}
            />
          ),
        }}
      />
    </>
  )
}

function PricedBy({ source }: { source: NonNullable<PriceTrialProps['source']> }) {
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

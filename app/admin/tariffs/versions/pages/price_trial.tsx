import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { Rates } from '#shipping/pricing/calculator/components/rates'
import type { RatesProps } from '#shipping/pricing/calculator/components/types'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import type { ShownVersion } from '../components/version_words'

export default function PriceTrial({ version, ...rates }: RatesProps & { version: ShownVersion }) {
  const { id, name } = version
  return (
    <>
      <Head title={`Try a price: ${name}`} />
      <PageHeader
        title="Try a price"
        description={`What customers without a contract would pay by "${name}".`}
        back={{ label: name, href: urlFor('admin.tariff', { id }), as: Link }}
      />
      <Rates {...rates} isTrial action={urlFor('admin.tariff_trial', { id })} />
    </>
  )
}

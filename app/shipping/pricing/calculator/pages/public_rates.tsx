import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Rates } from '../components/rates'
import type { RatesProps } from '../components/types'

/** For anyone. Complete before any script runs, so staff's buttons, which need one, stay away. */
export default function PublicRates(props: RatesProps) {
  return (
    <>
      <Head title="Shipping Rates" />
      <PageHeader
        title="Shipping Rates"
        description="Check rates for international and domestic deliveries."
      />
      <Rates {...props} staffTexts={null} action={urlFor('shipping.public_rates', {})} />
    </>
  )
}

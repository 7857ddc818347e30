import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Rates } from '../components/rates'
import type { RatesProps } from '../components/types'

export default function Rate(props: RatesProps) {
  return (
    <>
      <Head title="Shipping Rates" />
      <PageHeader
        title="Shipping Rates"
        description="Check rates for international and domestic deliveries."
      />
      <Rates {...props} action={urlFor('shipping.rate', {})} />
    </>
  )
}

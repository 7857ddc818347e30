import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import '../components/english'
import { Rates } from '../components/rates'
import type { RatesProps } from '../components/types'
import { useRatesWords } from '../components/words'

export default function Rate(props: RatesProps) {
  const t = useRatesWords()
  return (
    <>
      <PageHeader title={t('rates.title')} description={t('rates.text')} />
      <Rates {...props} action={urlFor('shipping.rate', {})} />
    </>
  )
}

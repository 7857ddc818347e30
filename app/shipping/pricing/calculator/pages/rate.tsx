import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import '../components/english'
import { RateCalculator } from '../components/rate_calculator'
import type { RatesPageProps } from '../components/rate_types'
import { useRatesWords } from '../components/use_rates_words'

export default function Rate(props: RatesPageProps) {
  const t = useRatesWords()
  return (
    <>
      <PageHeader title={t('rates.title')} description={t('rates.text')} />
      <RateCalculator {...props} action={urlFor('shipping.rate', {})} />
    </>
  )
}

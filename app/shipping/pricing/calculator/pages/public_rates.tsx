import { urlFor } from '~/client'
import { PublicHead } from '~/components/public/public_head'
import { PageHeader } from '~/ui/page_header'
import { Rates } from '../components/rates'
import type { RatesProps } from '../components/types'
import { useRatesWords } from '../components/words'
import type { PageWords } from '#shared/languages/rules/page_words'

/** For anyone. Complete before any script runs, so staff's buttons, which need one, stay away. */
export default function PublicRates(props: RatesProps & { words: PageWords }) {
  const t = useRatesWords()
  return (
    <>
      <PublicHead title={t('rates.title')} description={t('rates.description')} />
      <PageHeader title={t('rates.title')} documentTitle={null} description={t('rates.text')} />
      <Rates
        {...props}
        staffTexts={null}
        tariffVersion={null}
        action={urlFor('shipping.public_rates', {})}
      />
    </>
  )
}

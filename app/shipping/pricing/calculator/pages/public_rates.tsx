import { urlFor } from '~/client'
import { PublicHead } from '~/components/public/public_head'
import { PageHeader } from '~/ui/page_header'
import { RateCalculator } from '../components/rate_calculator'
import type { RatesPageProps } from '../components/rate_types'
import { useRatesWords } from '../components/use_rates_words'
import type { PageTranslations } from '#shared/languages/rules/page_translations'

/** Works without scripts, so it omits the staff buttons, which need them. */
export default function PublicRates(props: RatesPageProps & { words: PageTranslations }) {
  const t = useRatesWords()
  return (
    <>
      <PublicHead title={t('rates.title')} description={t('rates.description')} />
      <PageHeader title={t('rates.title')} documentTitle={null} description={t('rates.text')} />
      <RateCalculator
        {...props}
        staffTexts={null}
        tariffVersion={null}
        action={urlFor('shipping.public_rates', {})}
      />
    </>
  )
}

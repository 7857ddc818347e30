import { PublicHead } from '~/components/public/public_head'
import { LandingContact } from '../components/landing_contact'
import { LandingHero } from '../components/landing_hero'
import { ForBusinesses } from '../components/landing_offers'
import { LandingQuestions } from '../components/landing_questions'
import { HowItWorks, WhyChooseUs } from '../components/landing_reasons'
import type { LandingPrices } from '../components/price_table'
import { RateTeaser } from '../components/rate_teaser'
import { TrackForm } from '../components/track_form'
import { useLandingWords } from '../components/landing_words'
import type { PageTranslations } from '#shared/languages/rules/page_translations'

type LandingProps = { prices: LandingPrices | null; words: PageTranslations }

export default function Landing({ prices }: LandingProps) {
  const t = useLandingWords()
  return (
    <div className="grid min-w-0 gap-14 sm:gap-20">
      <PublicHead title={t('landing.head.title')} description={t('landing.head.description')} />
      <div>
        <LandingHero prices={prices} />
        <div className="mt-8 grid gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
          <RateTeaser />
          <TrackForm />
        </div>
      </div>
      <HowItWorks />
      <WhyChooseUs />
      <ForBusinesses />
      <LandingQuestions />
      <LandingContact />
    </div>
  )
}

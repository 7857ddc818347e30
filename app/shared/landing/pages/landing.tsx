import { PublicHead } from '~/components/public/public_head'
import { LandingContact } from '../components/landing_contact'
import { LandingHero } from '../components/landing_hero'
import { ForBusinesses } from '../components/landing_offers'
import type { LandingPrices } from '../components/price_table'
import { RateTeaser } from '../components/rate_teaser'
import { TrackForm } from '../components/track_form'
import { useLandingWords } from '../components/landing_words'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { Plus } from 'lucide-react'
import { LandingPart } from '../components/landing_part'
import { FactList } from '../components/fact_list'

const STEPS = ['how.prices', 'how.book', 'how.follow'] as const

const REASONS = ['why.couriers', 'why.wallet', 'why.prices', 'why.routes'] as const

function HowItWorks() {
  const t = useLandingWords()
  return (
    <LandingPart id="how-it-works" title={t('landing.how.title')}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
        {STEPS.map((step, index) => (
          <li key={step}>
            <p aria-hidden="true" className="flex items-center gap-3 pr-3">
              <span className="text-5xl font-display text-accent">{index + 1}</span>
              <span className="flex-1 border-t-[5px] border-dotted border-accent" />
            </p>
            <h3 className="mt-2 text-xl font-display">{t(`landing.${step}`)}</h3>
            <p className="mt-1 text-ink-muted md:pr-6">{t(`landing.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </LandingPart>
  )
}

function WhyChooseUs() {
  const t = useLandingWords()
  const facts = REASONS.map((reason) => ({
    title: t(`landing.${reason}`),
    text: t(`landing.${reason}.text`),
  }))
  return (
    <LandingPart id="why-choose-us" title={t('landing.why.title')}>
      <FactList facts={facts} />
    </LandingPart>
  )
}

const ABOUT_SENDING = ['weight', 'pay', 'pickup', 'hold', 'account'] as const

const ABOUT_PARCELS = ['goods', 'duty', 'insurance', 'refused', 'friend'] as const

function LandingQuestions() {
  const t = useLandingWords()
  return (
    <LandingPart id="faq" title={t('landing.faq.title')} lead={t('landing.faq.lead')}>
      <div className="border-t-2 border-ink">
        {[...ABOUT_SENDING, ...ABOUT_PARCELS].map((name) => (
          <LandingQuestion key={name} title={t(`landing.faq.${name}`)}>
            {t(`landing.faq.${name}.answer`)}
          </LandingQuestion>
        ))}
      </div>
    </LandingPart>
  )
}

/** Uses the native details element, which opens before any script runs. */
function LandingQuestion({ title, children }: { title: string; children: string }) {
  return (
    <details className="group border-b border-line-strong">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45"
        />
      </summary>
      <p className="max-w-2xl pb-4 text-ink-muted">{children}</p>
    </details>
  )
}

type LandingProps = { prices: LandingPrices | null; words: PageTranslations }

export default function Landing({ prices }: LandingProps) {
  const t = useLandingWords()
  return (
    <div className="grid min-w-0 gap-14 first:-mt-6 sm:gap-20 sm:first:-mt-8">
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

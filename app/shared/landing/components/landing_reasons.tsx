import { FactList } from './fact_list'
import { LandingPart } from './landing_part'
import { useLandingWords } from './landing_words'

const STEPS = ['how.prices', 'how.book', 'how.follow'] as const

const REASONS = ['why.couriers', 'why.wallet', 'why.prices', 'why.routes'] as const

export function HowItWorks() {
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

export function WhyChooseUs() {
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

import { Plus } from 'lucide-react'
import { LandingPart } from './landing_part'
import { useLandingWords } from './landing_words'

const ABOUT_SENDING = ['weight', 'pay', 'pickup', 'hold', 'account'] as const

const ABOUT_PARCELS = ['goods', 'duty', 'insurance', 'refused', 'friend'] as const

export function LandingQuestions() {
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

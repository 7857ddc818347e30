import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { pageUrls } from '~/page_urls'
import { urlFor } from '~/client'
import { useLandingWords } from './landing_words'

export function ForBusinesses() {
  const t = useLandingWords()
  return (
    <section
      id="businesses"
      aria-labelledby="businesses-title"
      className="scroll-mt-4 bg-mark py-12 text-mark-ink shadow-[0_0_0_100vmax_var(--mark)] [clip-path:inset(0_-100vmax)] sm:py-16"
    >
      <h2 id="businesses-title" className="text-3xl font-display text-balance sm:text-4xl">
        {t('landing.shops.title')}
      </h2>
      <div className="mt-8 grid gap-10 md:grid-cols-2 md:gap-12">
        <article>
          <h3 className="text-xl font-display">{t('landing.shops.name')}</h3>
          <p className="mt-2">{t('landing.shops.name.text')}</p>
          <p className="mt-2 flex flex-wrap gap-x-8">
            <LearnMoreLink href={urlFor('shared.branded_tracking', {})}>
              {t('landing.shops.tracking')}
            </LearnMoreLink>
            <LearnMoreLink href={urlFor('shared.branded_notification', {})}>
              {t('landing.shops.notification')}
            </LearnMoreLink>
          </p>
        </article>
        <article>
          <h3 className="text-xl font-display">{t('landing.shops.api')}</h3>
          <p className="mt-2">{t('landing.shops.api.text')}</p>
          <p className="mt-2">
            <LearnMoreLink href={pageUrls.developers}>{t('landing.shops.api.more')}</LearnMoreLink>
          </p>
        </article>
      </div>
    </section>
  )
}

function LearnMoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-mark-line decoration-2 underline-offset-4 hover:decoration-4 focus-visible:outline-mark-ink"
    >
      {children}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  )
}

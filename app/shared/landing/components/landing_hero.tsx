import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { Button } from '~/ui/button'
import { LagosPicture } from './lagos_picture'
import { type LandingPrices, PriceTable } from './price_table'
import { useLandingWords } from './landing_words'

export function LandingHero({ prices }: { prices: LandingPrices | null }) {
  const { brand } = usePage().props
  const t = useLandingWords()
  return (
    <section className="relative isolate bg-accent-soft pt-8 shadow-[0_0_0_100vmax_var(--accent-soft)] [clip-path:inset(0_-100vmax)] sm:pt-14">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-12">
        <div className="lg:pt-4">
          <h1 className="max-w-2xl text-4xl leading-[1.05] font-display text-balance sm:text-6xl">
            {t('landing.hero.title')}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-ink-muted">
            {t('landing.hero.text', { brand: brand.name })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <NextStep />
          </div>
        </div>
        <PriceTable shown={prices} />
      </div>
      <LagosPicture />
    </section>
  )
}

function NextStep() {
  const { caller } = usePage().props
  const t = useLandingWords()
  if (caller) {
    return (
      <>
        <Button as={Link} href={pageUrls.booking} size="lg">
          {t('landing.hero.book')}
        </Button>
        <Button as={Link} href={pageUrls.home} size="lg" variant="secondary">
          {t('landing.hero.dashboard')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button as={Link} href={pageUrls.signUp} size="lg">
        {t('landing.hero.signUp')}
      </Button>
      <Button as={Link} href={pageUrls.rates} size="lg" variant="secondary">
        {t('landing.hero.rates')}
      </Button>
    </>
  )
}

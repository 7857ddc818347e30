import { usePage } from '@inertiajs/react'
import { PublicHead } from '~/components/public/public_head'
import { ContactUsLink } from '../components/contact_us_link'
import { FactList } from '../components/fact_list'
import { LandingPart } from '../components/landing_part'
import { BrandedPagePicture } from '../components/branded_page_picture'
import { ProductHero } from '../components/product_hero'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useBrandedTrackingWords } from '../components/tracking_words'

const FACTS = ['theme', 'goods', 'contacts', 'address'] as const

export default function BrandedTracking(_: { words: PageTranslations }) {
  const t = useBrandedTrackingWords()
  const { brand } = usePage().props
  const facts = FACTS.map((fact) => ({
    title: t(`branded_tracking.${fact}`),
    text: t(`branded_tracking.${fact}.text`),
  }))
  return (
    <div className="grid gap-14 sm:gap-16">
      <PublicHead
        title={t('branded_tracking.name')}
        description={t('branded_tracking.description', { brand: brand.name })}
      />
      <ProductHero
        product={t('branded_tracking.name')}
        title={t('branded_tracking.title')}
        lead={t('branded_tracking.lead')}
        picture={<BrandedPagePicture />}
      />
      <LandingPart id="what-it-shows" title={t('branded_tracking.shows')}>
        <FactList facts={facts} />
      </LandingPart>
      <ContactUsLink>{t('branded_tracking.ask')}</ContactUsLink>
    </div>
  )
}

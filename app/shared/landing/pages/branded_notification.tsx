import { usePage } from '@inertiajs/react'
import { PublicHead } from '~/components/public/public_head'
import { ContactUsLink } from '../components/contact_us_link'
import { FactList } from '../components/fact_list'
import { LandingPart } from '../components/landing_part'
import { NotificationPicture } from '../components/notification_picture'
import { ProductHero } from '../components/product_hero'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useBrandedNotificationWords } from '../components/notification_words'

const FACTS = ['sender', 'moment', 'page', 'switch'] as const

export default function BrandedNotification(_: { words: PageTranslations }) {
  const t = useBrandedNotificationWords()
  const { brand } = usePage().props
  const facts = FACTS.map((fact) => ({
    title: t(`branded_notification.${fact}`),
    text: t(`branded_notification.${fact}.text`),
  }))
  return (
    <div className="grid gap-14 sm:gap-16">
      <PublicHead
        title={t('branded_notification.name')}
        description={t('branded_notification.description', { brand: brand.name })}
      />
      <ProductHero
        product={t('branded_notification.name')}
        title={t('branded_notification.title')}
        lead={t('branded_notification.lead')}
        picture={<NotificationPicture />}
      />
      <LandingPart id="what-they-do" title={t('branded_notification.what')}>
        <FactList facts={facts} />
      </LandingPart>
      <ContactUsLink>{t('branded_notification.ask')}</ContactUsLink>
    </div>
  )
}

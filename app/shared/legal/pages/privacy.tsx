import { usePage } from '@inertiajs/react'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { LegalPage } from '../components/legal_page'
import { usePrivacyWords } from '../components/privacy_words'

const SECTIONS = [
  'controller',
  'data',
  'receivers',
  'purposes',
  'sharing',
  'retention',
  'cookies',
  'safety',
  'rights',
  'children',
  'changes',
] as const

export default function Privacy(_: { words: PageTranslations }) {
  const { name, legalName, offices, contactNumber, privacyEmail } = usePage().props.brand
  const t = usePrivacyWords()
  const hasPhone = contactNumber ? 'yes' : 'no'
  const hasEmail = privacyEmail ? 'yes' : 'no'
  const controller = [legalName, offices[0]?.address].filter(Boolean).join(', ')
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', { brand: name })}
      lead={t('privacy.lead')}
      updated={t('privacy.updated')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.${id}`),
        text: t(`privacy.${id}.text`, {
          controller,
          contactNumber,
          privacyEmail,
          hasPhone,
          hasEmail,
        }),
      }))}
    />
  )
}

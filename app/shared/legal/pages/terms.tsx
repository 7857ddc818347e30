import { usePage } from '@inertiajs/react'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { LegalPage } from '../components/legal_page'
import { useTermsWords } from '../components/terms_words'

const SECTIONS = [
  'who-we-are',
  'account',
  'prices',
  'forbidden-goods',
  'your-part',
  'delivery-times',
  'wallet',
  'refunds',
  'loss-and-damage',
  'api',
  'changes',
  'disputes',
] as const

export default function Terms(_: { words: PageTranslations }) {
  const { name, legalName, contactNumber, contactEmail } = usePage().props.brand
  const t = useTermsWords()
  const facts = {
    name,
    legalName,
    contactNumber,
    contactEmail,
    hasLegalName: legalName === name ? 'no' : 'yes',
    hasPhone: contactNumber ? 'yes' : 'no',
    hasEmail: contactEmail ? 'yes' : 'no',
  }
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', { brand: name })}
      lead={t('terms.lead')}
      updated={t('terms.updated')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}`),
        text: t(`terms.${id}.text`, facts),
      }))}
    />
  )
}

import { usePage } from '@inertiajs/react'
import { BrandPhone } from '~/components/brand_contact'
import { Rich } from '#shared/languages/components/rich'
import { useRatesWords } from './use_rates_words'

export function CallUsText({ text }: { text: 'rates.how.help.text' | 'rates.none.text' }) {
  const { brand } = usePage().props
  const t = useRatesWords()
  return (
    <Rich
      text={t(text, {
        brand: brand.name,
        phone: brand.contactNumber,
        hasPhone: brand.contactNumber ? 'yes' : 'no',
      })}
      parts={{ phone: () => <BrandPhone /> }}
    />
  )
}

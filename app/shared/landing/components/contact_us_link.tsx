import { usePage } from '@inertiajs/react'
import { BrandEmail, BrandPhone } from '~/components/brand_contact'
import { useProductWords } from './product_words'

export function ContactUsLink({ children }: { children: string }) {
  const { brand } = usePage().props
  const t = useProductWords()
  if (!brand.contactNumber && !brand.contactEmail) return null
  return (
    <section
      aria-labelledby="ask-us"
      className="rounded bg-accent-2-soft p-5 sm:flex sm:items-center sm:justify-between sm:gap-8 sm:p-8"
    >
      <div>
        <h2 id="ask-us" className="text-2xl font-display">
          {t('product.ask')}
        </h2>
        <p className="mt-1 max-w-xl">{children}</p>
      </div>
      <p className="mt-4 grid gap-2 font-medium sm:mt-0 sm:shrink-0 sm:text-right">
        <BrandPhone />
        <BrandEmail />
      </p>
    </section>
  )
}

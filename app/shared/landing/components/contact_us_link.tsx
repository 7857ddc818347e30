import { usePage } from '@inertiajs/react'
import { useProductWords } from './product_words'

export function ContactUsLink({ children }: { children: string }) {
  const { brand } = usePage().props
  const t = useProductWords()
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
        <a href={`tel:${brand.contactNumber.replace(/\s/g, '')}`} className="link tabular">
          {brand.contactNumber}
        </a>
        {brand.contactEmail && (
          <a href={`mailto:${brand.contactEmail}`} className="link">
            {brand.contactEmail}
          </a>
        )}
      </p>
    </section>
  )
}

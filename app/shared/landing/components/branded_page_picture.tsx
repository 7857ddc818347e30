import { Check, Cookie, Package, Phone, Soup } from 'lucide-react'
import { useProductWords } from './product_words'
import { useBrandedTrackingWords } from './tracking_words'

const EVENTS = [
  { time: '03/12, 03:30 PM', text: 'branded_tracking.picture.out' },
  { time: '03/12, 09:12 AM', text: 'branded_tracking.picture.office' },
  { time: '30/11, 06:40 PM', text: 'branded_tracking.picture.left' },
] as const

const PRODUCTS = [
  { icon: Soup, name: 'branded_tracking.picture.spice', price: '₦3,500.00' },
  { icon: Cookie, name: 'branded_tracking.picture.chips', price: '₦4,800.00' },
] as const

export function BrandedPagePicture() {
  const t = useBrandedTrackingWords()
  const product = useProductWords()
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded border bg-surface-raised text-sm shadow-raised">
        <div className="flex items-center gap-3 bg-accent px-4 py-3 text-accent-ink sm:px-5">
          <span
            aria-hidden="true"
            className="flex size-9 items-center justify-center rounded bg-surface-raised font-semibold text-accent"
          >
            A
          </span>
          <span className="font-semibold">ACME Foods</span>
        </div>
        <div className="p-4 sm:p-5">
          <p className="text-lg font-semibold">{t('branded_tracking.picture.status')}</p>
          <p className="text-ink-muted">{t('branded_tracking.picture.route')}</p>
          <ol className="mt-4 grid gap-3">
            {EVENTS.map(({ time, text }, index) => (
              <li key={text} className="flex items-start gap-3">
                <span
                  aria-hidden="true"
                  className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
                >
                  {index === 0 ? <Package className="size-3" /> : <Check className="size-3" />}
                </span>
                <span className="flex-1">{t(text)}</span>
                <span className="tabular text-ink-muted">{time}</span>
              </li>
            ))}
          </ol>
        </div>
        <ul className="grid grid-cols-2 gap-3 border-t p-4 sm:p-5">
          {PRODUCTS.map(({ icon: Icon, name, price }) => (
            <li key={name} className="rounded border p-3">
              <span className="mb-3 flex h-16 items-center justify-center rounded bg-accent-soft text-accent">
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <span className="block font-medium">{t(name)}</span>
              <span className="tabular text-ink-muted">{price}</span>
            </li>
          ))}
        </ul>
        <p className="flex items-center gap-2 border-t bg-surface-sunken px-4 py-3 sm:px-5">
          <Phone aria-hidden="true" className="size-4 text-ink-muted" />
          <span>{t('branded_tracking.picture.contacts')}</span>
        </p>
      </div>
      <figcaption className="mt-2 text-center text-sm text-ink-muted">
        {product('product.example')}
      </figcaption>
    </figure>
  )
}

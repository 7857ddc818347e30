import { Check, Cookie, Package, Phone, Soup } from 'lucide-react'

const EVENTS = [
  { time: '03:30 PM', text: 'Out for delivery', place: 'London' },
  { time: '09:12 AM', text: 'Arrived at the delivery office', place: 'London' },
  { time: '06:40 PM', text: 'Left the country', place: 'Lagos' },
]

const PRODUCTS = [
  { icon: Soup, name: 'Jollof spice mix', price: '₦4,500.00' },
  { icon: Cookie, name: 'Plantain chips', price: '₦2,800.00' },
]

/** A tracking page as a shop's customer would see it. The shop is made up, and the caption says so. */
export function BrandedPagePicture() {
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
          <p className="text-lg font-semibold">Your order is on the way.</p>
          <p className="text-ink-muted">Nigeria to United Kingdom</p>
          <ol className="mt-4 grid gap-3">
            {EVENTS.map(({ time, text, place }, index) => (
              <li key={text} className="flex items-start gap-3">
                <span
                  aria-hidden="true"
                  className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
                >
                  {index === 0 ? <Package className="size-3" /> : <Check className="size-3" />}
                </span>
                <span className="flex-1">
                  {text}, {place}
                </span>
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
              <span className="block font-medium">{name}</span>
              <span className="tabular text-ink-muted">{price}</span>
            </li>
          ))}
        </ul>
        <p className="flex items-center gap-2 border-t bg-surface-sunken px-4 py-3 sm:px-5">
          <Phone aria-hidden="true" className="size-4 text-ink-muted" />
          <span>The shop’s own phone number, e-mail and social media</span>
        </p>
      </div>
      <figcaption className="mt-2 text-center text-sm text-ink-muted">
        An example. ACME Foods is made up.
      </figcaption>
    </figure>
  )
}

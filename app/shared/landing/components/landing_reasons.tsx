import { Banknote, MapPinned, PackageCheck, Route, Scale, ShieldCheck, Truck } from 'lucide-react'
import { LandingPart } from './landing_part'

const STEPS = [
  {
    icon: Scale,
    title: 'See every price',
    text: 'Say where from, where to and how heavy. You get the price of each courier that goes there, and how it was worked out.',
  },
  {
    icon: PackageCheck,
    title: 'Book and pay',
    text: 'Fill in who sends and who receives, pick a courier and pay from your wallet. The waybill and the invoice are yours to print.',
  },
  {
    icon: MapPinned,
    title: 'Follow the parcel',
    text: 'Every step appears under your tracking number. Send it to the person who waits: they need no account.',
  },
]

const REASONS = [
  {
    icon: Truck,
    title: 'Couriers you know',
    text: 'FedEx, UPS, DHL and Aramex side by side, cheapest first, with the working days each of them needs.',
  },
  {
    icon: Banknote,
    title: 'One wallet, in naira',
    text: 'No foreign card and no surprise in another currency. What you see is what you pay, to the kobo.',
  },
  {
    icon: ShieldCheck,
    title: 'Prices that explain themselves',
    text: 'Zone, actual weight, volumetric weight and each charge are written out, before you pay and after.',
  },
  {
    icon: Route,
    title: 'Within Nigeria, out and in',
    text: 'From state to state, from Nigeria to the world, and from the world to Nigeria: one form, one history.',
  },
]

export function HowItWorks() {
  return (
    <LandingPart id="how-it-works" title="How it works">
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title}>
            <p className="flex items-center gap-3">
              <span className="flex size-11 items-center justify-center rounded bg-accent-soft text-accent">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="tabular text-sm text-ink-muted">Step {index + 1}</span>
            </p>
            <h3 className="mt-3 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </LandingPart>
  )
}

export function WhyChooseUs() {
  return (
    <LandingPart id="why-choose-us" title="Why Choose Us">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded border bg-surface-raised p-5">
            <Icon aria-hidden="true" className="size-6 text-accent" />
            <h3 className="mt-3 font-semibold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </LandingPart>
  )
}

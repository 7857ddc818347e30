import { cx } from '~/ui/cx'

/** Landmarks of cities; other cities show a road. Decorative. */
const SIGHTS: Record<string, { back: string; front: string }> = {
  // The Lekki-Ikoyi bridge.
  Lagos: {
    back: 'M0 60h160M80 8 40 60M80 8 54 60M80 8 68 60M80 8 92 60M80 8l26 52M80 8l40 52',
    front: 'M76 60 80 4l4 56z',
  },
  // Brown roofs on the hills, and Cocoa House.
  Ibadan: {
    back: 'M0 60c20-18 40-18 58-6 20-22 60-22 102 0',
    front: 'M100 58V14h22v44zM16 58v-8l10-8 10 8v8zM44 58v-8l10-8 10 8v8zM134 58v-8l10-8 10 8v8z',
  },
  // Zuma Rock, and the arch of the city gate.
  Abuja: {
    back: 'M128 60V40a14 14 0 0 1 28 0v20M136 60V42a6 6 0 0 1 12 0v18',
    front: 'M8 60c2-26 18-50 46-50 30 0 46 22 52 50z',
  },
}

const ROAD = { back: 'M0 60c40-30 120-30 160 0', front: 'M76 60 79 40h2l3 20z' }

export function CityPicture({ city, className }: { city: string; className?: string }) {
  const { back, front } = SIGHTS[city] ?? ROAD
  return (
    <svg viewBox="0 0 160 72" fill="none" aria-hidden="true" className={cx('h-auto', className)}>
      <path d={back} strokeWidth="2" className="stroke-accent" opacity="0.6" />
      <path d={front} className="fill-accent" />
      <path d="M0 60h160v6H0z" className="fill-accent-2" />
      <path d="M0 62h160v2H0z" className="fill-accent-2-ink" />
    </svg>
  )
}

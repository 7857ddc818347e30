import { usePage } from '@inertiajs/react'

/** The logo of whoever runs the platform, or a parcel on its way. The name beside it says whose. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  const { logo } = usePage().props.brand
  if (logo) return <img src={logo} alt="" className={`${className} rounded object-contain`} />
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-accent-ink"
      >
        <path d="M12 12.5 18.5 9 25 12.5v7.25l-6.5 3.5-6.5-3.5z" />
        <path d="m12 12.5 6.5 3.5 6.5-3.5M18.5 16v7.25" />
        <path d="M5.5 13.5h3M4.5 17h4M6.5 20.5h2" />
      </g>
    </svg>
  )
}

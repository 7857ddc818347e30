import { usePage } from '@inertiajs/react'

/** The operator's logo or our mark, drawn like the icons (app/shared/site_identity/mark.ts). */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  const { logo } = usePage().props.brand
  if (logo) return <img src={logo} alt="" className={`${className} rounded object-contain`} />
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-mark" />
      <path
        d="M6 24.5C5.5 14.5 10 8 20 7.5"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.01 4.6"
        className="stroke-mark-line"
      />
      <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" className="stroke-mark-ink">
        <path d="m20 12.5 6.5 3.4v7.2L20 26.5l-6.5-3.4v-7.2z" />
        <path d="m13.5 15.9 6.5 3.4 6.5-3.4M20 19.3v7.2" />
      </g>
    </svg>
  )
}

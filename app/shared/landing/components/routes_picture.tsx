const PLACES = [
  { d: 'M70 190C110 90 190 40 300 46', x: 300, y: 46 },
  { d: 'M70 190c70-70 150-96 262-70', x: 332, y: 120 },
  { d: 'M70 190c60-20 130-10 196 14', x: 266, y: 204 },
  { d: 'M70 190C50 130 60 80 104 40', x: 104, y: 40 },
]

/** Ways out of Lagos, for the eye only. */
export function RoutesPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 380 240" fill="none" aria-hidden="true" className={className}>
      <g className="stroke-accent" strokeWidth="2" strokeLinecap="round">
        {PLACES.map(({ d }) => (
          <path key={d} d={d} strokeDasharray="2 7" />
        ))}
      </g>
      {PLACES.map(({ d, x, y }) => (
        <g key={d}>
          <circle cx={x} cy={y} r="9" className="fill-accent" opacity="0.15" />
          <circle cx={x} cy={y} r="4" className="fill-accent" />
        </g>
      ))}
      <circle cx="70" cy="190" r="20" className="fill-accent" opacity="0.15" />
      <circle cx="70" cy="190" r="8" className="fill-accent" />
      <circle cx="70" cy="190" r="3" className="fill-surface-raised" />
    </svg>
  )
}

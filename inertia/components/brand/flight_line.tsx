import { cx } from '~/ui/cx'

export interface FlightLineProps {
  moving?: boolean
  /** Draws no parcel at the end of the line, so that another icon fits there. */
  withoutParcel?: boolean
  className?: string
}

/** The dotted line of our mark. Decorative. */
export function FlightLine({ moving, withoutParcel, className = 'w-40' }: FlightLineProps) {
  return (
    <svg viewBox="0 0 160 56" fill="none" aria-hidden="true" className={cx('h-auto', className)}>
      <circle cx="10" cy="44" r="6" className="stroke-accent" strokeWidth="3.5" />
      <path
        d="M22 34C50 6 100-2 136 26"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="0.01 9"
        className={cx('stroke-accent', moving && 'animate-fly')}
      />
      {!withoutParcel && <Parcel />}
    </svg>
  )
}

function Parcel() {
  return (
    <g strokeWidth="2" strokeLinejoin="round" className="stroke-accent-2-ink">
      <path d="m143 24 12 6v13l-12 6-12-6V30z" className="fill-accent-2" />
      <path d="m131 30 12 6 12-6M143 36v13" strokeLinecap="round" />
    </g>
  )
}

/** `share` is from 0 to 1. Hidden from screen readers: the figures are next to it. */
export function PriceBar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-1.5 block h-1.5 w-full max-w-80"
    >
      <rect width="100" height="6" rx="1" className="fill-surface-sunken" />
      <rect width={Math.max(1, share * 100)} height="6" rx="1" className="fill-accent" />
    </svg>
  )
}

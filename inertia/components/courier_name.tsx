import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

const COURIER_LOOKS: Record<string, { word: ReactNode; rest?: string }> = {
  FEDEX: { word: <FedEx /> },
  FEDEX_PRIORITY: { word: <FedEx />, rest: 'Priority' },
  UPS: { word: <span className="text-courier-ups">UPS</span> },
  DHL: { word: <span className="text-courier-dhl">DHL</span> },
  ARAMEX: { word: <Aramex /> },
  ARAMEX_PREMIUM: { word: <Aramex />, rest: 'Premium' },
}

export interface CourierNameProps {
  /** Its code or its name. */
  courier: string
  className?: string
}

/** A courier's name in its colours. Their logos are trademarks and never copied. */
export function CourierName({ courier, className }: CourierNameProps) {
  const look = COURIER_LOOKS[courier.toUpperCase().replace(' ', '_')]
  if (!look) return <span className={className}>{courier}</span>
  return (
    <span className={cx('whitespace-nowrap', className)}>
      <b className="font-bold tracking-tight">{look.word}</b>
      {look.rest && ` ${look.rest}`}
    </span>
  )
}

function FedEx() {
  return (
    <>
      <span className="text-courier-fedex">Fed</span>
      <span className="text-courier-fedex-2">Ex</span>
    </>
  )
}

function Aramex() {
  return <span className="text-courier-aramex">Aramex</span>
}

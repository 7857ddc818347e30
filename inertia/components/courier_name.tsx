import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

/** What a courier is called, and how its name is coloured; the rest of the name stands in ink. */
const COURIER_LOOKS: Record<string, { word: ReactNode; rest?: string }> = {
  FEDEX: { word: <FedEx /> },
  FEDEX_PRIORITY: { word: <FedEx />, rest: 'Priority' },
  UPS: { word: <span className="text-courier-ups">UPS</span> },
  DHL: { word: <span className="text-courier-dhl">DHL</span> },
  ARAMEX: { word: <Aramex /> },
  ARAMEX_PREMIUM: { word: <Aramex />, rest: 'Premium' },
}

export interface CourierNameProps {
  /** Our code for it, such as FEDEX_PRIORITY; one that we do not know is shown as it is. */
  courier: string
  className?: string
}

/** A courier's name as a word in its own colours. Their logos are theirs, and never copied. */
export function CourierName({ courier, className }: CourierNameProps) {
  const look = COURIER_LOOKS[courier]
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

import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

const COURIER_LOOKS: Record<string, { name: string; word: ReactNode; rest?: string }> = {
  FEDEX: { name: 'FedEx', word: <FedEx /> },
  FEDEX_PRIORITY: { name: 'FedEx', word: <FedEx />, rest: 'Priority' },
  UPS: { name: 'UPS', word: <span className="text-courier-ups">UPS</span> },
  DHL: { name: 'DHL', word: <span className="text-courier-dhl">DHL</span> },
  ARAMEX: { name: 'Aramex', word: <Aramex /> },
  ARAMEX_PREMIUM: { name: 'Aramex', word: <Aramex />, rest: 'Premium' },
}

export interface CourierNameProps {
  /** Its code or its name. */
  courier: string
  /** Its service, such as `DHL Express`, with the courier's own word in its colours. */
  service?: string
  className?: string
}

/** A courier's name in its colours. Their logos are trademarks and never copied. */
export function CourierName({ courier, service, className }: CourierNameProps) {
  const look = COURIER_LOOKS[courier.toUpperCase().replace(' ', '_')]
  if (!look) return <span className={className}>{service ?? courier}</span>
  const rest = service?.startsWith(look.name) ? service.slice(look.name.length + 1) : service
  return (
    <span className={cx(!service && 'whitespace-nowrap', className)}>
      <b className="font-bold tracking-tight">{look.word}</b>
      {(rest ?? look.rest) && ` ${rest ?? look.rest}`}
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

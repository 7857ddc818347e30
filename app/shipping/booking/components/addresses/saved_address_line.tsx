import { useEffect, useRef } from 'react'
import { Phone } from '~/ui/phone'
import { TextButton } from '#shipping/booking/components/form/text_button'
import type { AddressEntry } from '#shipping/booking/components/form/form_model'

interface SavedAddressLineProps {
  entry: AddressEntry
  whose: string
  /** True if this line has just replaced the control that had the focus. */
  takesFocus: boolean
  onChange: () => void
}

export function SavedAddressLine({ entry, whose, takesFocus, onChange }: SavedAddressLineProps) {
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) change.current?.focus()
  }, [takesFocus])
  const place = [entry.address, entry.cityName, entry.stateName].filter(Boolean).join(', ')
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-sm">
        <span className="font-medium">{entry.fullname}</span>, <Phone number={entry.phoneNumber} />
        <span className="block text-ink-muted">{place}</span>
      </p>
      <TextButton
        ref={change}
        className="min-w-11 shrink-0"
        aria-label={`Change ${whose}`}
        onClick={onChange}
      >
        Change
      </TextButton>
    </div>
  )
}

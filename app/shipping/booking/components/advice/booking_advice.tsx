import { useEffect, useRef, useState } from 'react'
import { savingTextId, WaysToSave } from '#shipping/pricing/components/ways_to_save'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import type { PricedQuote } from '#shipping/booking/components/form/use_booking_calls'
import { Button } from '~/ui/button'
import { formatNaira, Money } from '~/ui/money'
import { useAdvice } from './use_advice'

interface BookingAdviceProps {
  form: BookingForm
  quote: PricedQuote
  courier: string | null
  /** Applies the advice. Resolves to false if the sender must first confirm a change. */
  onTake: (advice: QuoteAdvice) => Promise<boolean>
}

/** Advice with "Apply" takes effect at once; for any other, the sender changes the packages. */
const BUTTONS: Record<QuoteAdvice['kind'], string> = {
  pickup: 'Apply',
  insurance: 'Apply',
  courier: 'Apply',
  lower_weight: 'Change the weight',
  smaller_size: 'Change the size',
  express_box: 'Change the box',
  merged_packages: 'Go to packages',
  two_shipments: 'Go to packages',
}

export function BookingAdvice({ form, quote, courier, onTake }: BookingAdviceProps) {
  const pieces = useAdvice(form, quote, courier)
  const [taken, setTaken] = useState<QuoteAdvice | null>(null)
  const [busy, setBusy] = useState<QuoteAdvice['kind'] | null>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  const nameOf = (code: string) =>
    quote.courierRates.find((rate) => rate.courier === code)?.courierName ?? code
  const chosen = quote.courierRates.find((rate) => rate.courier === courier)
  const isDone = taken?.courier === courier && taken?.total === chosen?.paymentAmount

  async function take(piece: QuoteAdvice) {
    setBusy(piece.kind)
    const isTaken = await onTake(piece)
    setBusy(null)
    if (!isTaken) return
    setTaken(piece)
    isPressed.current = true
  }

  // Applying advice removes its button, so its confirmation takes the focus.
  useEffect(() => {
    if (!isDone || !isPressed.current) return
    isPressed.current = false
    done.current?.focus()
  }, [isDone, taken])

  if (pieces.length === 0 && !isDone) return null
  return (
    <WaysToSave
      title="Ways to save"
      level={3}
      ways={pieces.map((piece) => ({
        id: piece.kind,
        sentence: piece.sentence,
        total: (
          <>
            {piece.kind === 'two_shipments' ? 'Both together' : 'New total'} with{' '}
            {nameOf(piece.courier)}: <Money naira={piece.total} className="font-medium text-ink" />
          </>
        ),
        action: (
          <Button
            variant="secondary"
            className="min-h-11"
            busy={busy === piece.kind}
            disabled={busy !== null}
            aria-describedby={savingTextId(piece.kind)}
            onClick={() => take(piece)}
          >
            {BUTTONS[piece.kind]}
          </Button>
        ),
      }))}
    >
      {isDone && (
        <p ref={done} tabIndex={-1} className={pieces.length > 0 ? 'mb-4 border-b pb-4' : ''}>
          Done. Your total is {formatNaira(taken.total)}, {formatNaira(taken.saved)} less.
        </p>
      )}
    </WaysToSave>
  )
}

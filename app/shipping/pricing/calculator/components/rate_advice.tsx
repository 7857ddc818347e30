import { Link } from '@adonisjs/inertia/react'
import { Rich } from '#shared/languages/components/rich'
import { useSaid } from '#shared/languages/components/words_of'
import { sentenceId, WaysToSave } from '#shipping/pricing/components/ways_to_save'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import { queryOf, withAdvice } from './form_changes'
import type { RatesViewProps } from './rates'
import type { RateQuote } from './types'
import { urlWith } from './urls'
import { useRatesWords } from './words'

type RateAdviceProps = Pick<RatesViewProps, 'action' | 'form'> & { quote: RateQuote }

/** Each leads back to the form with the new measure in it: the price is asked for once it is true. */
export function RateAdvice({ action, form, quote }: RateAdviceProps) {
  const t = useRatesWords()
  const said = useSaid()
  const ways = quote.advice.flatMap((piece) => {
    const changed = withAdvice(form, piece)
    if (!changed) return []
    const { advised } = changed
    const rate = quote.courierRates.find(({ courier }) => courier === piece.courier)
    const question = { ...queryOf(changed.form), change: '1', advised: advised.field }
    return {
      id: piece.kind,
      sentence: said(piece.sentence),
      total: (
        <Rich
          text={t('rates.save.total', { courier: rate?.courierName ?? piece.courier })}
          parts={{ total: () => <Money naira={piece.total} className="font-medium text-ink" /> }}
        />
      ),
      action: (
        <Button
          as={Link}
          variant="secondary"
          className="min-h-11"
          href={urlWith(action, { ...question, was: advised.was })}
          preserveState
          aria-describedby={sentenceId(piece.kind)}
        >
          {t(advised.field === 'weight' ? 'rates.save.weight' : 'rates.save.size')}
        </Button>
      ),
    }
  })
  if (ways.length === 0) return null
  return <WaysToSave title={t('rates.save.title')} ways={ways} />
}

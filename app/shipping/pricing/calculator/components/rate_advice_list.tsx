import { Link } from '@adonisjs/inertia/react'
import { Rich } from '#shared/languages/components/rich'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { savingTextId, WaysToSave } from '#shipping/pricing/components/ways_to_save'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import { rateFormQuery, applyRateAdvice } from './rate_form_changes'
import type { RatesViewProps } from './rate_form'
import type { RateQuoteData } from './rate_types'
import { urlWithQuery } from './url_with_query'
import { useRatesWords } from './use_rates_words'

type RateAdviceListProps = Pick<RatesViewProps, 'action' | 'form'> & { quote: RateQuoteData }

export function RateAdviceList({ action, form, quote }: RateAdviceListProps) {
  const t = useRatesWords()
  const translateSentence = useSentenceTranslation()
  const ways = quote.advice.flatMap((piece) => {
    const changed = applyRateAdvice(form, piece)
    if (!changed) return []
    const { advised } = changed
    const rate = quote.courierRates.find(({ courier }) => courier === piece.courier)
    const query = { ...rateFormQuery(changed.form), change: '1', advised: advised.field }
    return {
      id: piece.kind,
      sentence: translateSentence(piece.sentence),
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
          href={urlWithQuery(action, { ...query, was: advised.was })}
          preserveState
          aria-describedby={savingTextId(piece.kind)}
        >
          {t(advised.field === 'weight' ? 'rates.save.weight' : 'rates.save.size')}
        </Button>
      ),
    }
  })
  if (ways.length === 0) return null
  return <WaysToSave title={t('rates.save.title')} ways={ways} />
}

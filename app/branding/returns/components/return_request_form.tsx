import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { useApiForm } from '~/api/use_api_form'
import { stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { COUNT_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { RadioGroup } from '~/ui/radio_group'
import { Textarea } from '~/ui/textarea'
import { usePageTranslations } from '#shared/languages/components/use_translations'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { RETURN_LIMITS, type ReturnKind } from '#shipping/returns/rules/return_choices'
import type { ReturnOffer } from '#branding/returns/rules/return_offer'
import { useReturnWords } from './use_return_words'

interface ReturnRequestFormProps {
  trackingNumber: number
  offer: ReturnOffer
  onDone: (sentence: string) => void
}

function useReturnRequest({ trackingNumber, offer, onDone }: ReturnRequestFormProps) {
  const t = useReturnWords()
  const language = usePageTranslations()?.language ?? DEFAULT_LANGUAGE
  const { key, reasons, handOver, packages } = offer
  return useApiForm({
    initial: {
      kind: 'return' as ReturnKind,
      reason: reasons[0] ?? '',
      note: '',
      pickup: handOver === 'drop_off' ? 'dropOff' : 'pickup',
      packages: allItemCounts(packages),
    },
    checks: {
      packages: (chosen) =>
        returnRequestBody(packages, chosen).length > 0 ? null : t('returns.nothing'),
    },
    send: ({ pickup, packages: chosen, ...request }) =>
      callApi('api.branding.return_requests.store', {
        params: { trackingNumber: String(trackingNumber) },
        body: {
          ...request,
          key,
          language,
          pickup: pickup === 'pickup',
          packages: returnRequestBody(packages, chosen),
        },
      }),
    done({ message }) {
      onDone(message)
      // Adds the receiver's key, which the page's URL may lack.
      const href = urlFor('shipping.public_tracking', { trackingNumber }, { qs: { k: key } })
      const only = ['returns', 'receiver', 'receiverError']
      router.get(href, {}, { only, preserveState: true, preserveScroll: true })
    },
  })
}

export default function ReturnRequestForm(props: ReturnRequestFormProps) {
  const { reasons, exchanges, handOver, packages } = props.offer
  const t = useReturnWords()
  const entry = useReturnRequest(props)
  const { refusal } = entry
  const problem = refusal?.code === 'E_TOO_MANY_REQUESTS' ? t('returns.wait') : refusal?.message
  return (
    <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid max-w-xl gap-4">
      {problem && <Notice tone="danger">{stripListNumber(problem)}</Notice>}
      {exchanges && (
        <Field label={t('returns.kind')} group>
          <RadioGroup
            options={[
              { value: 'return', label: t('returns.return') },
              { value: 'exchange', label: t('returns.exchange') },
            ]}
            value={entry.values.kind}
            onChange={(kind) => entry.set('kind', kind as ReturnKind)}
          />
        </Field>
      )}
      <Field label={t('returns.items')} group error={entry.problems.packages}>
        <ReturnItemFields
          packages={packages}
          counts={entry.values.packages}
          onChange={(counts) => entry.set('packages', counts)}
        />
      </Field>
      <Field label={t('returns.reason')} {...entry.field('reason')}>
        <NativeSelect
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
          value={entry.values.reason}
          onChange={(reason) => entry.set('reason', reason)}
        />
      </Field>
      <Field label={t('returns.note')} optional>
        <Textarea {...entry.bind('note')} maxLength={RETURN_LIMITS.note} />
      </Field>
      {handOver === 'either' && (
        <Field label={t('returns.handOver')} group>
          <RadioGroup
            options={[
              { value: 'pickup', label: t('returns.pickup') },
              { value: 'dropOff', label: t('returns.dropOff') },
            ]}
            value={entry.values.pickup}
            onChange={(pickup) => entry.set('pickup', pickup)}
          />
        </Field>
      )}
      <Button type="submit" busy={entry.busy} className="justify-self-start">
        {t('returns.submit')}
      </Button>
    </form>
  )
}

type Packages = ReturnOffer['packages']
type Counts = Record<string, string>

const itemKey = (parcel: number, item: number) => `${parcel}.${item}`

function allItemCounts(packages: Packages): Counts {
  return Object.fromEntries(
    packages.flatMap((parcel) =>
      parcel.items.map(({ index, left }) => [itemKey(parcel.index, index), String(left)])
    )
  )
}

function returnRequestBody(packages: Packages, counts: Counts) {
  return packages.flatMap((parcel) => {
    const items = parcel.items.flatMap(({ index }) => {
      const quantity = readNumber(counts[itemKey(parcel.index, index)] ?? '', COUNT_NUMBER)
      return quantity > 0 ? [{ index, quantity }] : []
    })
    return items.length > 0 ? [{ index: parcel.index, items }] : []
  })
}

interface ItemsProps {
  packages: Packages
  counts: Counts
  onChange: (counts: Counts) => void
}

function ReturnItemFields({ packages, counts, onChange }: ItemsProps) {
  const items = packages.flatMap((parcel) =>
    parcel.items.map((item) => ({ ...item, name: itemKey(parcel.index, item.index) }))
  )
  return (
    <div className="grid gap-2">
      {items.map(({ name, description, left }) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={description}
            checked={readNumber(counts[name] ?? '', COUNT_NUMBER) > 0}
            onChange={(checked) => onChange({ ...counts, [name]: checked ? String(left) : '0' })}
          />
          {left > 1 && readNumber(counts[name] ?? '', COUNT_NUMBER) > 0 && (
            <NumberInput
              decimals={0}
              className="max-w-20"
              aria-label={description}
              value={counts[name]}
              onChange={(value) => onChange({ ...counts, [name]: value })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { FlightLine } from '~/components/brand/flight_line'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import {
  RequestedAddressForm,
  type RequestedAddressFormProps,
} from '../components/requested_address_form'
import { useRequestedAddressWords } from '../components/use_requested_address_words'

type RequestedAddressProps = Omit<RequestedAddressFormProps, 'onDone'> & {
  requester: string | null
  isFilledIn: boolean
  words: PageTranslations
}

export default function RequestedAddress({
  requester,
  isFilledIn,
  ...form
}: RequestedAddressProps) {
  const t = useRequestedAddressWords()
  const [isDone, setIsDone] = useState(isFilledIn)
  const title = isDone ? t('asked_address.thanks.title') : t('asked_address.title')
  return (
    <section className="mx-auto w-full max-w-lg py-4 sm:py-10">
      <Head title={requester ? title : t('asked_address.over.title')}>
        <meta head-key="robots" name="robots" content="noindex, nofollow" />
      </Head>
      <div className="overflow-hidden rounded border bg-surface-raised">
        <div aria-hidden="true" className="danfo-stripe" />
        <div className="grid gap-4 p-5 sm:p-8">
          {requester === null ? (
            <AddressNotice
              title={t('asked_address.over.title')}
              text={t('asked_address.over.text')}
            />
          ) : isDone ? (
            <AddressNotice
              title={title}
              text={t('asked_address.thanks.text', { asker: requester })}
            />
          ) : (
            <>
              <AddressNotice title={title} text={t('asked_address.text', { asker: requester })} />
              <RequestedAddressForm {...form} onDone={() => setIsDone(true)} />
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function AddressNotice({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-3xl font-display">{title}</h1>
        <FlightLine className="w-24 shrink-0" />
      </div>
      <p>{text}</p>
    </div>
  )
}

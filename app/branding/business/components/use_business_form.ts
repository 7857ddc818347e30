import { useRef, useState } from 'react'
import { urlFor } from '~/client'
import { focusFirstError } from '~/hooks/focus_first_error'
import { type FieldErrors, useCommand } from '~/hooks/use_command'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { BUSINESS_CHECKS } from '#branding/business/rules/business_rules'
import { subdomainFrom } from '#branding/business/rules/subdomain'
import { useImageUpload } from '#branding/images/components/use_image_upload'
import { type Business, type BusinessTexts, textsOf } from './types'

type TextName = keyof BusinessTexts

const STATE_NEEDED = '"State" should not be empty'

interface Saved {
  message: string
  data: Business
}

/** The business profile as it is typed, checked and sent. */
export function useBusinessForm(
  business: Business | null,
  onCreated: (business: Business) => void
) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(() => textsOf(business))
  const [state, setState] = useState<Option | null>(business?.businessState ?? null)
  const [notifyReceiver, setNotifyReceiver] = useState(business?.notifyReceiver ?? false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [version, setVersion] = useState(business?.version)
  const [isStale, setIsStale] = useState(false)
  const { busy, send } = useCommand<Saved>()
  const logo = useImageUpload(business?.logoURL ?? null, (cacheFileName) => ({
    method: 'POST',
    url: urlFor('api.branding.business_logos.store', {
      cacheFileName,
      businessId: business?.id ?? 0,
    }),
  }))

  function type(name: TextName, text: string) {
    const followsName =
      name === 'name' && !business && texts.subdomain === subdomainFrom(texts.name)
    setTexts({ ...texts, [name]: text, ...(followsName && { subdomain: subdomainFrom(text) }) })
    setErrors({ ...errors, [name]: BUSINESS_CHECKS[name](text) ?? '' })
  }

  function chooseState(option: Option | null) {
    setState(option)
    setErrors({ ...errors, businessState: option ? '' : STATE_NEEDED })
  }

  function show(wrong: FieldErrors) {
    setErrors(wrong)
    focusFirstError(form.current)
  }

  /** Whether everything is as it should be; what is not is shown. */
  function check(): boolean {
    const wrong: FieldErrors = {}
    for (const name of Object.keys(texts) as TextName[]) {
      const problem = BUSINESS_CHECKS[name](texts[name])
      if (problem) wrong[name] = problem
    }
    if (!state) wrong.businessState = STATE_NEEDED
    if (Object.keys(wrong).length > 0) show(wrong)
    return Object.keys(wrong).length === 0
  }

  async function submit() {
    if (!check()) return
    const { cacheFileName } = logo
    const body = { ...texts, businessState: state, country: 'NG', notifyReceiver, cacheFileName }
    const outcome = business
      ? await send('PUT', urlFor('api.branding.businesses.update', { id: business.id }), {
          ...body,
          version,
        })
      : await send('POST', urlFor('api.branding.businesses.store', {}), body)
    if (outcome.ok) return done(outcome.body)
    if (outcome.code === 'E_CONFLICT') setIsStale(true)
    const { 'businessState.value': wrongState, ...fields } = outcome.fields
    if (wrongState) fields.businessState = wrongState
    if (Object.keys(fields).length > 0) return show(fields)
    toast.error(outcome.message)
  }

  function done({ message, data }: Saved) {
    if (logo.cacheFileName && !data.logoURL) {
      toast.warning('The logo was uploaded too long ago. Please choose it again.')
    }
    logo.saved()
    if (!business) return onCreated(data)
    setTexts(textsOf(data))
    setVersion(data.version)
    toast.success(message)
  }

  return {
    form,
    texts,
    type,
    state,
    chooseState,
    notifyReceiver,
    setNotifyReceiver,
    errors,
    logo,
    busy,
    isStale,
    submit,
  }
}

export type BusinessForm = ReturnType<typeof useBusinessForm>

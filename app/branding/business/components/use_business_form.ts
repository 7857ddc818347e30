import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { BUSINESS_CHECKS } from '#branding/business/rules/business_rules'
import { suggestSubdomain } from '#branding/business/rules/subdomain_rules'
import { useImageUpload } from '#branding/images/components/use_image_upload'
import { type Business, type BusinessContact, toBusinessValues } from './business_types'

const CHECKS = {
  ...BUSINESS_CHECKS,
  businessState: ({ value }: Option) => (value ? null : '"State" should not be empty'),
}

export function useBusinessForm(
  business: Business | null,
  contact: BusinessContact | undefined,
  onCreated: (business: Business) => void
) {
  const logo = useImageUpload(business?.logoURL ?? null, (cacheFileName, file) =>
    callApi('api.branding.business_logos.store', {
      params: { cacheFileName, businessId: business?.id ?? 0 },
      body: { file },
    })
  )
  const form = useApiForm({
    initial: { ...toBusinessValues(business), ...contact },
    version: business?.version,
    checks: CHECKS,
    renamed: { 'businessState.value': 'businessState' },
    send(values, version) {
      const body = { ...values, country: 'NG', cacheFileName: logo.cacheFileName }
      return business
        ? callApi('api.branding.businesses.update', {
            params: { id: business.id },
            body: { ...body, version },
          })
        : callApi('api.branding.businesses.store', { body })
    },
    done({ message, data }) {
      if (logo.cacheFileName && !data.logoURL) {
        toast.warning('The logo was uploaded too long ago. Please choose it again.')
      }
      logo.saved()
      if (!business) return onCreated(data)
      form.reset(toBusinessValues(data), data.version)
      toast.success(message)
    },
    refused: ({ message }) => toast.error(message),
  })

  /** A new business's subdomain follows its name until the user edits it. */
  function setName(name: string) {
    const { values, put, set } = form
    const follows = !business && values.subdomain === suggestSubdomain(values.name)
    if (follows) put({ subdomain: suggestSubdomain(name) })
    set('name', name)
  }

  return { ...form, setName, logo }
}

export type BusinessFormState = ReturnType<typeof useBusinessForm>

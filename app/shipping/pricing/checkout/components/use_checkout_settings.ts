import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toaster'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'
import { settingChecks } from '#shipping/pricing/checkout/rules/checkout_rules'

export type CheckoutSettings = Data.Shipping.Pricing.Checkout.CheckoutSettings

export function useCheckoutSettings(settings: CheckoutSettings) {
  const form = useApiForm({
    initial: checkoutFormValues(settings),
    lenient: true,
    checks: settingChecks,
    send: (texts) =>
      callApi('api.shipping.checkout_settings.update', {
        body: {
          originState: texts.originState || null,
          originCity: texts.originCity || null,
          boxLength: parseTypedNumber(texts.boxLength, MEASURE_NUMBER),
          boxWidth: parseTypedNumber(texts.boxWidth, MEASURE_NUMBER),
          boxHeight: parseTypedNumber(texts.boxHeight, MEASURE_NUMBER),
          fallbackPrice: parseTypedNumber(texts.fallbackPrice),
          markupPercent: parseTypedNumber(texts.markupPercent),
        },
      }),
    done({ message, data }) {
      form.reset(checkoutFormValues(data))
      toast.success(message)
    },
    refused: ({ message }) => toast.error(message),
  })
  return form
}

export type CheckoutForm = ReturnType<typeof useCheckoutSettings>

function checkoutFormValues(settings: CheckoutSettings) {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    originState: settings.originState ?? '',
    originCity: settings.originCity ?? '',
    boxLength: text(settings.boxLength),
    boxWidth: text(settings.boxWidth),
    boxHeight: text(settings.boxHeight),
    fallbackPrice: text(settings.fallbackPrice),
    markupPercent: settings.markupPercent ? String(settings.markupPercent) : '',
  }
}

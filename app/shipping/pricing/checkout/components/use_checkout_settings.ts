import type { Data } from '@generated/data'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toaster'
import { typedNumber } from '#shared/http/rules/field_checks'
import { MEASURE } from '#shared/numbers/rules/read_number'
import { settingChecks } from '#shipping/pricing/checkout/rules/checkout_rules'

export type CheckoutSettings = Data.Shipping.Pricing.Checkout.CheckoutSettings

/** The settings as they are typed, checked and sent. */
export function useCheckoutSettings(settings: CheckoutSettings) {
  const form = useApiForm({
    initial: textsOf(settings),
    lenient: true,
    checks: settingChecks,
    send: (texts) =>
      send('api.shipping.checkout_settings.update', {
        body: {
          originState: texts.originState || null,
          originCity: texts.originCity || null,
          boxLength: typedNumber(texts.boxLength, MEASURE),
          boxWidth: typedNumber(texts.boxWidth, MEASURE),
          boxHeight: typedNumber(texts.boxHeight, MEASURE),
          fallbackPrice: typedNumber(texts.fallbackPrice),
          markupPercent: typedNumber(texts.markupPercent),
        },
      }),
    done({ message, data }) {
      form.reset(textsOf(data))
      toast.success(message)
    },
    refused: ({ message }) => toast.error(message),
  })
  return form
}

export type CheckoutForm = ReturnType<typeof useCheckoutSettings>

function textsOf(settings: CheckoutSettings) {
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

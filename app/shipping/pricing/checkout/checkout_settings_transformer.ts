import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import { percent } from '#shared/numbers/rules/decimal'

export default class CheckoutSettingsTransformer extends BaseTransformer<{
  setting: CheckoutSetting | null
}> {
  toObject() {
    const { setting } = this.resource
    const fallbackKobo = setting?.fallbackPriceKobo ?? null
    return {
      originState: setting?.originStateKey ?? null,
      originCity: setting?.originCityCode ?? null,
      boxLength: setting?.boxLengthCm ?? null,
      boxWidth: setting?.boxWidthCm ?? null,
      boxHeight: setting?.boxHeightCm ?? null,
      fallbackPrice: fallbackKobo === null ? null : naira(fallbackKobo),
      markupPercent: percent(setting?.markupBasisPoints ?? 0),
    }
  }
}

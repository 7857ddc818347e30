import { naira } from '#shared/money/rules/money'
import { signatureFeeKobo } from '#shipping/pricing/pricing_settings'

export default class SignatureFeesController {
  /** A negative fee says that the service is not available. */
  async show() {
    return { data: naira(await signatureFeeKobo.get()) }
  }
}

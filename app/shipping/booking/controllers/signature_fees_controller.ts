import { naira } from '#shared/money/rules/money'
import { signatureFeeKobo } from '#shipping/pricing/pricing_settings'

export default class SignatureFeesController {
  async show() {
    return { data: naira(await signatureFeeKobo.get()) }
  }
}

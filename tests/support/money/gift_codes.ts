import User from '#identity/accounts/models/user'
import { createGiftCode, type GiftCodeDraft } from '#shipping/billing/gift_code_admin'
import type GiftCode from '#shipping/shipment/models/gift_code'
import { Caller } from '#identity/sessions/caller'

let last = 0

/** Creates a gift code as staff. Default: ten percent off any amount, without limits. */
export async function makeGiftCode(draft: Partial<GiftCodeDraft> = {}): Promise<GiftCode> {
  last += 1
  const user = await User.findByOrFail('email', 'admin@sendam.test')
  const { organization } = await user.homeMembership()
  return createGiftCode(new Caller(user, organization), {
    code: `GIFT-${process.pid}-${last}`,
    description: null,
    kind: 'percent',
    basisPoints: draft.kind === 'amount' ? null : 1000,
    amountKobo: null,
    minimumKobo: 0,
    expiresOn: null,
    totalLimit: null,
    customerLimit: null,
    ...draft,
  })
}

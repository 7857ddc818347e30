import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class WalletsController {
  async show(ctx: HttpContext) {
    return ctx.serialize(WalletTransformer.transform(await Wallet.of(callerOf(ctx))))
  }
}

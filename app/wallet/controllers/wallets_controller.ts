import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import Wallet from '#wallet/models/wallet'
import WalletTransformer from '#wallet/transformers/wallet_transformer'

export default class WalletsController {
  async show(ctx: HttpContext) {
    return ctx.serialize(WalletTransformer.transform(await Wallet.of(callerOf(ctx))))
  }
}

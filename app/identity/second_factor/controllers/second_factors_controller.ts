import type { HttpContext } from '@adonisjs/core/http'
import { readFactorView } from '#identity/second_factor/factor_view'
import FactorViewTransformer from '#identity/second_factor/factor_view_transformer'
import { callerOf } from '#identity/sessions/caller'

export default class SecondFactorsController {
  async show(ctx: HttpContext) {
    return ctx.serialize(FactorViewTransformer.transform(await readFactorView(callerOf(ctx))))
  }
}

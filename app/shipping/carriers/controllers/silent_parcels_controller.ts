import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import SilentParcelTransformer from '#shipping/carriers/polling/silent_parcel_transformer'
import { resumeSilentParcel, listSilentParcels } from '#shipping/carriers/polling/silent_parcels'

export default class SilentParcelsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(SilentParcelTransformer.transform(await listSilentParcels()))
  }

  async update(ctx: HttpContext) {
    await resumeSilentParcel(callerOf(ctx), Number(ctx.params.id))
    return { message: 'We are tracking the parcel again.' }
  }
}

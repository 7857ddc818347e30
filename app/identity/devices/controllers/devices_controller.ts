import type { HttpContext } from '@adonisjs/core/http'
import { listDevices, signOutDevice } from '#identity/devices/devices'
import DeviceTransformer from '#identity/devices/device_transformer'
import { callerOf } from '#identity/sessions/caller'

export default class DevicesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(DeviceTransformer.transform(await listDevices(callerOf(ctx))))
  }

  async destroy(ctx: HttpContext) {
    await signOutDevice(callerOf(ctx), String(ctx.params.key))
    return { message: 'That device is signed out.' }
  }
}

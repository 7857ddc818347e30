import type { HttpContext } from '@adonisjs/core/http'
import { changeBrandLogo, removeBrandLogo } from '#admin/setup/brand_logo'
import { countUpload } from '#branding/images/uploading'
import { callerOf } from '#identity/sessions/caller'
import { receivedFile } from '#shared/uploads/received_file'

export default class BrandLogosController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await countUpload(caller)
    const logoURL = await changeBrandLogo(caller, await receivedFile(ctx.request))
    return { message: 'Logo updated.', data: { logoURL } }
  }

  async destroy(ctx: HttpContext) {
    await removeBrandLogo(callerOf(ctx))
    return { message: 'Logo removed.' }
  }
}

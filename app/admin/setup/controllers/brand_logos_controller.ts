import type { HttpContext } from '@adonisjs/core/http'
import { changeBrandLogo, removeBrandLogo } from '#admin/setup/change_brand_logo'
import { throttleUpload } from '#branding/images/image_uploads'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'

export default class BrandLogosController {
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await throttleUpload(caller)
    const logoURL = await changeBrandLogo(caller, await readUploadedFile(ctx.request))
    return { message: 'Logo updated.', data: { logoURL } }
  }

  async destroy(ctx: HttpContext) {
    await removeBrandLogo(callerOf(ctx))
    return { message: 'Logo removed.' }
  }
}

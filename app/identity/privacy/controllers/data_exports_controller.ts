import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { callerOf } from '#identity/sessions/caller'
import { exportPersonalData } from '#identity/privacy/data_export'

export default class DataExportsController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    await limiter.use({ requests: 10, duration: '1 hour' }).consume(`data_export:${user.id}`)
    ctx.response.header('Cache-Control', 'no-store, private')
    return { data: await exportPersonalData(user) }
  }
}

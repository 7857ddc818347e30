import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import InertiaMiddleware from '@adonisjs/inertia/inertia_middleware'

class Pages extends InertiaMiddleware {
  share() {
    return {}
  }

  async handle(ctx: HttpContext, next: () => Promise<void>) {
    await this.init(ctx)
    await next()
    this.dispose(ctx)
  }
}

router.get('/bare', () => ({ data: 1 }))
router.post('/bare', () => ({ data: 1 }))

router.get('/select', async () => {
  const { rows } = await db.rawQuery('select 1 as one')
  return { data: rows[0].one }
})

const pages = new Pages()
router
  .get('/blank', ({ inertia }) => inertia.render('blank' as never, {}))
  .use((ctx, next) => pages.handle(ctx, next))

import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import logger from '@adonisjs/core/services/logger'
import { setupTestValidator } from '#admin/setup/setup_test_validator'
import { SETUP_TEST_RUNNERS } from '#admin/setup/trials/setup_tests'
import { SetupTestFailed, runSetupTest } from '#admin/setup/trials/run_setup_test'
import { callerOf } from '#identity/sessions/caller'

/** Tests are limited, because each SMS costs money. */
const TEST_RATE_LIMIT = { requests: 30, duration: '10 minutes' }

export default class SetupTrialsController {
  /** Responds with 200 even if the test fails, because the response reports its outcome. */
  async store(ctx: HttpContext) {
    const { part } = await ctx.request.validateUsing(setupTestValidator)
    const { user } = callerOf(ctx)
    await limiter.use({ ...TEST_RATE_LIMIT }).consume(`setup_trial:${user.id}`)
    const outcome = await runSetupTest(() =>
      SETUP_TEST_RUNNERS[part](user).catch((error) => {
        const isKnown = error instanceof SetupTestFailed
        if (!isKnown) logger.warn({ err: error, part }, 'A set-up test failed')
        throw error
      })
    )
    return { data: outcome }
  }
}

import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'

export default class HealthController {
  /** Ready to serve: the database answers. */
  async show({ response }: HttpContext) {
    const isReady = await databaseAnswers()
    response.status(isReady ? 200 : 503)
    return { status: isReady ? 'ready' : 'unavailable', checks: { database: isReady } }
  }

  /** The process is up, whatever it depends on. */
  live() {
    return { status: 'live' }
  }
}

async function databaseAnswers(): Promise<boolean> {
  try {
    await db.rawQuery('select 1')
    return true
  } catch {
    return false
  }
}

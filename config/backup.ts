import app from '@adonisjs/core/services/app'
import env from '#start/env'

const backup: { maxAgeHours: number } = {
  maxAgeHours: env.get('BACKUP_MAX_AGE_HOURS') ?? (app.inProduction ? 26 : 0),
}

export default backup

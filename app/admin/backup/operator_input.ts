import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Resolves a relative path from the checkout. */
export const resolveOperatorPath = (path: string) =>
  resolve(env.get('SENDAM_ROOT') ?? app.makePath(), path)

/** Undefined to prompt for it. */
export const readPassphrase = () => env.get('BACKUP_PASSPHRASE')?.release()

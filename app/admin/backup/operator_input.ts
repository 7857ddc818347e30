import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Resolves a relative path from the checkout. */
export const resolveOperatorPath = (path: string) =>
  resolve(env.get('SENDAM_ROOT') ?? app.makePath(), path)

/** Returns undefined if the command must ask for the passphrase. */
export const readPassphrase = () => env.get('BACKUP_PASSPHRASE')?.release()

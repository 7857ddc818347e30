import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** A path as the operator typed it: one that is relative begins at the checkout, as the command does. */
export const resolveOperatorPath = (path: string) =>
  resolve(env.get('SENDAM_ROOT') ?? app.makePath(), path)

/** Undefined where it is to be asked at the terminal. */
export const readPassphrase = () => env.get('BACKUP_PASSPHRASE')?.release()

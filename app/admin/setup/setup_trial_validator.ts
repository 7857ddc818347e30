import vine from '@vinejs/vine'
import { TRIALS } from '#admin/setup/trials/trials'

export const setupTrialValidator = vine.create({ part: vine.enum(TRIALS) })

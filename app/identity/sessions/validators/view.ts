import vine from '@vinejs/vine'
import { VIEWS } from '#identity/sessions/view_mode'

export const viewValidator = vine.create({ view: vine.enum(VIEWS) })

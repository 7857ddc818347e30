import vine from '@vinejs/vine'
import { PERIODS } from '#branding/page_figures/rules/periods'

export const figureValidator = vine.create({
  days: vine
    .number()
    .in([...PERIODS])
    .optional(),
})

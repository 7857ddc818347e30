import vine from '@vinejs/vine'
import { FIGURE_PERIODS } from '#branding/page_figures/rules/figure_periods'

export const pageFiguresValidator = vine.create({
  days: vine
    .number()
    .in([...FIGURE_PERIODS])
    .optional(),
})

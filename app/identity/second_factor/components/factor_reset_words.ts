import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useFactorResetWords = createTranslationHook('factor_reset')

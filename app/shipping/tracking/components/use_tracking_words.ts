import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useTrackingWords = createTranslationHook('tracking')

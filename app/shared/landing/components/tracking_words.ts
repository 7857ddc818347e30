import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useBrandedTrackingWords = createTranslationHook('branded_tracking')

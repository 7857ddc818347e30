import { createTranslationHook } from '#shared/languages/components/use_translations'

/** The words of whatever shows where a parcel is. */
export const useTrackingWords = createTranslationHook('tracking')

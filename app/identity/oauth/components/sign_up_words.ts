import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useSignUpWords = createTranslationHook('joining')

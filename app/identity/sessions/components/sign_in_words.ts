import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useSignInWords = createTranslationHook('sign_in')

import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useSignOutWords = createTranslationHook('sign_out')

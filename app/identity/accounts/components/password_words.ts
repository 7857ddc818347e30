import { createTranslationHook } from '#shared/languages/components/use_translations'

export const usePasswordWords = createTranslationHook('password')

import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useRequestedAddressWords = createTranslationHook('asked_address')
